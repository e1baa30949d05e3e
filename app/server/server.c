#define _POSIX_C_SOURCE 200809L
#include "server/server.h"

#if defined(NONET_HAVE_MICROHTTPD) && defined(NONET_HAVE_JANSSON)

#include "common/data.h"
#include "common/language.h"
#include "server/microhttpd_library.h"
#include "server/service.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

enum { URL_SIZE = 128, USUAL_CONNECTIONS = 1100, IO_THREADS = 2, REQUEST_MEMORY = 16384 };

static const uint64_t usual_request_ns = 10000000000;

union address {
	struct sockaddr any;
	struct sockaddr_in four;
	struct sockaddr_in6 six;
	struct sockaddr_storage storage;
};

static bool read_address(const char *text, uint16_t port, union address *address_ret) {
	memset(address_ret, 0, sizeof *address_ret);
	if (inet_pton(AF_INET, text, &address_ret->four.sin_addr) == 1) {
		address_ret->four.sin_family = AF_INET;
		address_ret->four.sin_port = htons(port);
		return true;
	}
	if (inet_pton(AF_INET6, text, &address_ret->six.sin6_addr) == 1) {
		address_ret->six.sin6_family = AF_INET6;
		address_ret->six.sin6_port = htons(port);
		return true;
	}
	return false;
}

/* A socket that listens; -1, with a note, when there is none to be had. */
static int listen_at(struct output *output, const char *text, union address *address) {
	const int yes = 1;
	bool six = address->any.sa_family == AF_INET6;
	socklen_t nbytes = six ? sizeof address->six : sizeof address->four;
	int descriptor = socket(address->any.sa_family, SOCK_STREAM, 0);
	/* A browser that is begun must not keep the port when this ends. */
	if (descriptor >= 0 && fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0 &&
	    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes) == 0 &&
	    bind(descriptor, &address->any, nbytes) == 0 && listen(descriptor, SOMAXCONN) == 0 &&
	    getsockname(descriptor, &address->any, &nbytes) == 0)
		return descriptor;
	uint16_t port = ntohs(six ? address->six.sin6_port : address->four.sin_port);
	output_note(output, "nonet serve: cannot listen at %s, port %d: %s", text, port,
	            language_errno(errno));
	if (descriptor >= 0)
		close(descriptor);
	return -1;
}

static void write_url(const char *text, const union address *address, char url_ret[URL_SIZE]) {
	bool six = address->any.sa_family == AF_INET6;
	uint16_t port = ntohs(six ? address->six.sin6_port : address->four.sin_port);
	snprintf(url_ret, URL_SIZE, six ? "http://[%s]:%d/" : "http://%s:%d/", text, port);
}

/* Whether only this machine can reach it. */
static bool is_loopback(const union address *address) {
	if (address->any.sa_family == AF_INET6)
		return IN6_IS_ADDR_LOOPBACK(&address->six.sin6_addr) ||
		       (IN6_IS_ADDR_V4MAPPED(&address->six.sin6_addr) &&
		        address->six.sin6_addr.s6_addr[12] == 127);
	return ntohl(address->four.sin_addr.s_addr) >> 24 == 127;
}

static bool read_page(struct output *output, const struct server_options *options,
                      struct page_files *page_ret) {
	char installed[DATA_PATH_SIZE];
	const char *folder = options->page;
	*page_ret = (struct page_files){0};
	if (!folder && data_find("web", installed))
		folder = installed;
	if (!folder)
		return true;
	if (page_files_read(folder, page_ret))
		return true;
	output_note(
	    output,
	    "nonet serve: '%s' holds no page: expected an index.html, and 64 MB of files at most",
	    folder);
	return false;
}

/* A socket must not get the number of a standard stream that was closed: what is written there
 * would go to a client. What is put in its place can only be read. */
static void hold_standard_streams(void) {
	int descriptor;
	do
		descriptor = open("/dev/null", O_RDONLY);
	while (descriptor >= 0 && descriptor <= STDERR_FILENO);
	if (descriptor >= 0)
		close(descriptor);
}

/* Asks the system for as many files as `connections` need, and returns how many connections there
 * may be with what it gives. */
static unsigned allow_connections(uint64_t connections) {
	enum { OTHER_FILES = 24 };
	rlim_t wanted = connections < UINT32_MAX - OTHER_FILES ? connections + OTHER_FILES : UINT32_MAX;
	struct rlimit files;
	if (getrlimit(RLIMIT_NOFILE, &files) != 0)
		return (unsigned)(wanted - OTHER_FILES);
	if (files.rlim_cur < wanted) {
		files.rlim_cur = wanted < files.rlim_max ? wanted : files.rlim_max;
		setrlimit(RLIMIT_NOFILE, &files);
		getrlimit(RLIMIT_NOFILE, &files);
	}
	if (files.rlim_cur < wanted)
		wanted = files.rlim_cur;
	return wanted > OTHER_FILES ? (unsigned)(wanted - OTHER_FILES) : 1;
}

static struct MHD_Daemon *start(int descriptor, struct service *service, unsigned connections) {
	unsigned threads = connections < IO_THREADS ? connections : IO_THREADS;
	return microhttpd.MHD_start_daemon(
	    MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME, 0, NULL, NULL, service_answer,
	    service, MHD_OPTION_LISTEN_SOCKET, descriptor, MHD_OPTION_THREAD_POOL_SIZE, threads,
	    MHD_OPTION_CONNECTION_LIMIT, connections, MHD_OPTION_CONNECTION_MEMORY_LIMIT,
	    (size_t)REQUEST_MEMORY, MHD_OPTION_NOTIFY_CONNECTION, service_connection, service,
	    MHD_OPTION_NOTIFY_COMPLETED, service_completed, service, MHD_OPTION_END);
}

/* Blocks the signals that end the server, in all threads that begin from now on. A hangup that the
 * caller has ignored, as nohup does, stays ignored. */
static void block_signals(sigset_t *ends_ret) {
	struct sigaction hangup;
	sigemptyset(ends_ret);
	sigaddset(ends_ret, SIGINT);
	sigaddset(ends_ret, SIGTERM);
	if (sigaction(SIGHUP, NULL, &hangup) != 0 || hangup.sa_handler != SIG_IGN)
		sigaddset(ends_ret, SIGHUP);
	pthread_sigmask(SIG_BLOCK, ends_ret, NULL);
	signal(SIGPIPE, SIG_IGN);
}

/* The next of them ends the program at once. */
static void unblock_signals(const sigset_t *ends) {
	signal(SIGINT, SIG_DFL);
	signal(SIGTERM, SIG_DFL);
	pthread_sigmask(SIG_UNBLOCK, ends, NULL);
}

static bool serve(struct output *output, const struct server_options *options, int descriptor,
                  const char *url, struct service *service) {
	sigset_t ends;
	int signal_number;
	block_signals(&ends);
	if (!service_start(service, options->threads)) {
		output_note(output, "nonet serve: out of memory");
		return false;
	}
	uint64_t wanted = options->connections > 0 ? options->connections : USUAL_CONNECTIONS;
	unsigned connections = allow_connections(wanted);
	if (connections < wanted)
		output_note(output,
		            "nonet serve: open files are limited (ulimit -n): %u connections at most",
		            connections);
	struct MHD_Daemon *daemon = start(descriptor, service, connections);
	if (!daemon) {
		output_note(output, "nonet serve: the server could not begin");
		service_stop(service);
		return false;
	}
	if (options->started)
		options->started(options->context, url, service->page.number > 0);
	sigwait(&ends, &signal_number);
	unblock_signals(&ends);
	microhttpd.MHD_quiesce_daemon(daemon);
	shutdown(descriptor, SHUT_RDWR); /* who comes now is told at once */
	service_finish(service);
	microhttpd.MHD_stop_daemon(daemon);
	service_stop(service);
	return true;
}

enum exit_code server_run(struct output *output, const struct server_options *options) {
	char url[URL_SIZE];
	union address address;
	const char *text = options->address ? options->address : "127.0.0.1";
	struct service service = {.origin = options->origin,
	                          .request_ns =
	                              options->request_ns > 0 ? options->request_ns : usual_request_ns,
	                          .quiet = options->quiet};
	if (!microhttpd_load()) {
		output_note(output, "nonet serve: libmicrohttpd is needed, but no fitting %s is installed",
		            NONET_MICROHTTPD_FILE);
		return EXIT_CODE_SYSTEM;
	}
	if (!read_address(text, options->port, &address)) {
		output_note(output, "nonet serve: --address '%s': expected an IP address such as 127.0.0.1",
		            text);
		return EXIT_CODE_WRONG_USE;
	}
	if (!read_page(output, options, &service.page))
		return EXIT_CODE_WRONG_USE;
	hold_standard_streams();
	int descriptor = listen_at(output, text, &address);
	bool served = false;
	if (descriptor >= 0) {
		write_url(text, &address, url);
		service.only_local = is_loopback(&address);
		served = serve(output, options, descriptor, url, &service);
		close(descriptor);
	}
	page_files_free_inside(&service.page);
	return served ? EXIT_CODE_YES : EXIT_CODE_SYSTEM;
}

#else

enum exit_code server_run(struct output *output, const struct server_options *options) {
	(void)options;
	output_note(output, "nonet serve: not built, because libmicrohttpd or jansson was missing");
	return EXIT_CODE_WRONG_USE;
}

#endif
