/** The voice provider's assistant as code: show, diff, push. */
import { owner } from '@asad/content';
import { runAssistantCommand } from '../src/assistant/assistant-command.ts';
import { buildAssistant } from '../src/assistant/build-assistant.ts';
import { plainText } from '../src/mail/plain-text.ts';
import { VAPI_API_URL } from '../src/voice/vapi-voice.ts';
import { createEnvReader } from '../src/settings/env-reader.ts';
import { WEBHOOK_AUTHS } from '../src/settings/read-settings.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const env = createEnvReader(process.env);
  process.exitCode = await runAssistantCommand(process.argv[2], {
    assistant: buildAssistant({
      maxCallSeconds: env.wholeNumber('MAX_CALL_SECONDS', { min: 10, max: 43_200 }) ?? 600,
      serverUrl:
        env.oneOf('VAPI_WEBHOOK_AUTH', WEBHOOK_AUTHS) === undefined ? undefined : `${owner.siteUrl}/api/providerEvents`,
    }),
    apiUrl: env.url('VAPI_API_URL') ?? VAPI_API_URL,
    privateKey: env.line('VAPI_PRIVATE_KEY'),
    assistantId: env.line('VAPI_ASSISTANT_ID'),
    print: (text) => process.stdout.write(plainText(text)),
  });
});
