/** Node options of the server. The container's command in the Dockerfile has the same. */

/**
 * 16 MB of young generation per thread. By default Node scales it with the machine, up to twice 64 MB per thread with 24 GB: half of the server's
 * memory, without a measurable gain in throughput.
 */
export const SERVER_OPTIONS = ['--max-semi-space-size=16'];

/**
 * glibc keeps freed memory per thread, and returns it only above a growing threshold. Two arenas and a fixed threshold return more of what only the
 * start needs, such as compiling the embedded database.
 */
export const SERVER_ENVIRONMENT = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };
