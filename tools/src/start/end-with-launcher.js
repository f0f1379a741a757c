// Preloaded into the server: if its launcher is killed and cannot stop it, the channel to it closes and the server
// ends. In JavaScript, because Node keeps 15 MB for parsing TypeScript once it has parsed any.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
