// Keeps the page's files, so that it works without a network. The build fills in both constants.
const version = "VERSION";
const files = ["FILES"];

addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(version)
      .then((cache) => cache.addAll(files))
      .then(() => skipWaiting()),
  );
});

addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== version).map((name) => caches.delete(name))),
      )
      .then(() => clients.claim()),
  );
});

addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  event.respondWith(
    caches
      .match(event.request, { ignoreSearch: true })
      .then((kept) => kept ?? fetch(event.request)),
  );
});
