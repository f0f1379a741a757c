// Loaded before the server: when its launcher is killed, and so cannot stop it, the channel to it closes and the server ends.
// In JavaScript, because Node keeps 15 MB for reading TypeScript once it has read any.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
