/** How Node runs the server. The container's command in the Dockerfile has the same. */

/**
 * New objects get 16 MB in each thread before they are looked through. Left alone, Node grows that with the machine, to 64 MB twice in
 * every thread on one with 24 GB: half of what the server held, for no measured gain in answers a second.
 */
export const SERVER_OPTIONS = ['--max-semi-space-size=16'];

/**
 * The C library keeps freed memory apart for each thread, and hands it back only above a limit that grows with use. Two shared parts and a fixed
 * limit leave less behind of what the start needs once, such as compiling the embedded database.
 */
export const SERVER_ENVIRONMENT = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };
