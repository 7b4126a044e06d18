/** Ends this process with SIGTERM when `run.mjs` is gone, however it ended. Importing it is enough. */
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // Must not keep a finished task alive.
  process.channel.unref();
}
