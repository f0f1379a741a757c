// Loaded before the server: when its launcher is killed, and so cannot stop it, the channel to it closes and the server ends.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
