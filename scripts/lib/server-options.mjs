/** How Node runs the server. The container's command in the Dockerfile has the same. */

/**
 * New objects get 16 MB in each thread before they are looked through. Left alone, Node grows that with the machine, to 64 MB twice in
 * every thread on one with 24 GB: half of what the server held, for no measured gain in answers a second.
 */
export const SERVER_OPTIONS = ['--max-semi-space-size=16'];
