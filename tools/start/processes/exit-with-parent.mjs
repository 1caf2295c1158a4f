// Files that a process of the site writes are readable only by its own user.
process.umask(0o077);

// Preloaded into every process that `npm start` runs: when the start itself dies, even by SIGKILL, its channel closes
// and the process stops cleanly instead of living on as an orphan that holds the port.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
