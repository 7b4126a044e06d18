/** Node options of the server. The container's command in the Dockerfile has the same. */

/**
 * Limits V8's old generation (objects that survive collections) to 1.5 GB per thread. A million candidates need less. Below 2 GB, V8 also lets the
 * heap grow less between two collections: less than twofold instead of fourfold.
 *
 * Limits the two halves of V8's young generation to 16 MB each, per thread. By default Node scales them with the machine's memory. On a machine with
 * 24 GB they have 64 MB each, and the server ended a load test with 190 MB more, without a measurable gain in throughput.
 */
export const SERVER_OPTIONS = ['--max-old-space-size=1536', '--max-semi-space-size=16'];

/**
 * glibc keeps freed memory per thread, and returns it only above a growing threshold. Two arenas and a fixed threshold return more of the memory that
 * the server needs only while it starts, for example to compile the embedded database.
 */
export const SERVER_ENVIRONMENT = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };
