/** When imported, ends this process with SIGTERM once `run.mjs` has ended for any reason. */
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // The channel must not keep a finished task alive.
  process.channel.unref();
}
