/** Node options of the server. The container's command in the Dockerfile has the same. */

/**
 * Limits JavaScript objects that survive to 1.5 GB per thread, more than a million candidates need. Below 2 GB, V8 also lets the heap grow less between
 * two collections: by less than twice instead of four times.
 *
 * Limits the two halves of V8's young generation to 16 MB each, per thread. By default Node scales them with the machine's memory, up to 64 MB each
 * with 24 GB: half of the server's memory, without a measurable gain in throughput.
 */
export const SERVER_OPTIONS = ['--max-old-space-size=1536', '--max-semi-space-size=16'];

/**
 * glibc keeps freed memory per thread, and returns it only above a growing threshold. Two arenas and a fixed threshold return more of the memory that
 * only the start needs, for example to compile the embedded database.
 */
export const SERVER_ENVIRONMENT = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };
