// `npm run fake-wasender`: a WaSender on this machine, for trying the platform without an account.
import { demoLife } from './fake-life.ts';
import { startFakeWasender } from './start-fake-wasender.ts';

const { url, state, close } = await startFakeWasender({
  port: Number(process.env['PORT'] ?? 4099),
  scanAfterMs: 20_000,
  life: demoLife,
  webhookUrl: 'http://localhost:4000/api/whatsapp/webhook',
});
// Whoever reads this may stop it at once.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void close().then(() => process.exit(0)));
process.stdout.write(`A fake WaSender is ready. Start the platform with:

  RUBRICA_WASENDER_URL=${url} RUBRICA_WASENDER_TOKEN=${state.token} RUBRICA_WASENDER_WEBHOOK_SECRET=${state.webhookSecret} npm start

Change how it answers, and see what it accepted:

  curl -X PUT ${url.replace('/api', '/control')} -H 'content-type: application/json' -d '{"mode":"429"}'
  curl ${url.replace('/api', '/control')}

Report a status, as WaSender does by itself:

  curl -X PUT ${url.replace('/api', '/control')} -H 'content-type: application/json' \\
    -d '{"report":{"session":1,"status":"Disconnected"}}'

`);
