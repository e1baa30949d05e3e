#define _POSIX_C_SOURCE 200809L
#include "server/client_watch.h"

#include "common/elapsed.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <time.h>

static const uint64_t second_ns = 1000000000;

struct client {
	int descriptor;
	uint64_t deadline_ns;
	struct client *previous, *next;
};

struct client_watch {
	pthread_t thread;
	pthread_mutex_t lock; /* guards what follows, and the clients */
	pthread_cond_t ended;
	bool ending;
	struct client *first;
};

/* The connection is only shut: the server notices, and lets it go. */
static void shut_late(const struct client_watch *watch) {
	uint64_t now_ns = elapsed_now_ns();
	for (struct client *client = watch->first; client; client = client->next)
		if (client->deadline_ns <= now_ns)
			shutdown(client->descriptor, SHUT_RDWR);
}

static void *run(void *argument) {
	struct client_watch *watch = argument;
	pthread_mutex_lock(&watch->lock);
	while (!watch->ending) {
		struct timespec until;
		clock_gettime(CLOCK_MONOTONIC, &until);
		until.tv_sec++;
		pthread_cond_timedwait(&watch->ended, &watch->lock, &until);
		shut_late(watch);
	}
	pthread_mutex_unlock(&watch->lock);
	return NULL;
}

struct client_watch *client_watch_new(void) {
	struct client_watch *watch = calloc(1, sizeof *watch);
	if (!watch)
		return NULL;
	pthread_condattr_t attributes;
	pthread_condattr_init(&attributes);
	pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
	pthread_mutex_init(&watch->lock, NULL);
	pthread_cond_init(&watch->ended, &attributes);
	pthread_condattr_destroy(&attributes);
	if (pthread_create(&watch->thread, NULL, run, watch) == 0)
		return watch;
	pthread_cond_destroy(&watch->ended);
	pthread_mutex_destroy(&watch->lock);
	free(watch);
	return NULL;
}

void client_watch_free(struct client_watch *watch) {
	if (!watch)
		return;
	pthread_mutex_lock(&watch->lock);
	watch->ending = true;
	pthread_cond_signal(&watch->ended);
	pthread_mutex_unlock(&watch->lock);
	pthread_join(watch->thread, NULL);
	pthread_cond_destroy(&watch->ended);
	pthread_mutex_destroy(&watch->lock);
	free(watch);
}

static void give_until(struct client_watch *watch, struct client *client, uint64_t deadline_ns) {
	if (!client)
		return;
	pthread_mutex_lock(&watch->lock);
	client->deadline_ns = deadline_ns;
	pthread_mutex_unlock(&watch->lock);
}

struct client *client_come(struct client_watch *watch, int descriptor) {
	struct client *client = malloc(sizeof *client);
	if (!client)
		return NULL;
	*client = (struct client){.descriptor = descriptor,
	                          .deadline_ns = elapsed_now_ns() + CLIENT_SECONDS * second_ns};
	pthread_mutex_lock(&watch->lock);
	client->next = watch->first;
	if (client->next)
		client->next->previous = client;
	watch->first = client;
	pthread_mutex_unlock(&watch->lock);
	return client;
}

void client_go(struct client_watch *watch, struct client *client) {
	if (!client)
		return;
	pthread_mutex_lock(&watch->lock);
	if (client->previous)
		client->previous->next = client->next;
	else
		watch->first = client->next;
	if (client->next)
		client->next->previous = client->previous;
	pthread_mutex_unlock(&watch->lock);
	free(client);
}

void client_hurry(struct client_watch *watch, struct client *client) {
	give_until(watch, client, elapsed_now_ns() + CLIENT_SECONDS * second_ns);
}

void client_rest(struct client_watch *watch, struct client *client) {
	give_until(watch, client, UINT64_MAX);
}

void client_watch_end(struct client_watch *watch) {
	uint64_t last_ns = elapsed_now_ns() + LAST_SECONDS * second_ns;
	pthread_mutex_lock(&watch->lock);
	for (struct client *client = watch->first; client; client = client->next)
		if (client->deadline_ns != UINT64_MAX && client->deadline_ns > last_ns)
			client->deadline_ns = last_ns;
	pthread_mutex_unlock(&watch->lock);
}
