// A container's health check: ends with 0 when this machine's server can serve.
const answer = await fetch(`http://127.0.0.1:${process.env.PORT ?? 5002}/health/ready`, {
  signal: AbortSignal.timeout(4000),
}).catch(() => null);
process.exit(answer?.ok ? 0 : 1);
