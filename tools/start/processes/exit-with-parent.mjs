// Files that a process of the site writes are readable only by its own user.
process.umask(0o077);

// Preloaded into every process that `npm start` runs. When the start itself dies, even by SIGKILL, its channel closes. The process then
// stops cleanly; otherwise it would keep running and keep the port.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
