// Loaded before a measured program, which itself knows nothing of being measured: says what CPU it has used when asked.
process.on("message", (message: { report?: string }) => {
  if (message.report === "cpu") process.send?.(process.cpuUsage());
});
// The channel alone keeps no program running.
process.channel?.unref();
