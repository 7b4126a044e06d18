/** Ends this process the polite way (SIGTERM) when `run.mjs` is gone, however it ended. Importing it is enough. */
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // Waiting for that must not keep a task alive that is done.
  process.channel.unref();
}
