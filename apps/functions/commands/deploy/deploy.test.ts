import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { externalPackages } from './external-packages.ts';
import { readDeploySettings } from './read-deploy-settings.ts';

test('a bundle’s own needs are read from what it imports', () => {
  const code = `import { z } from "zod"; import x from'@scope/name/deep.js';\nexport * from "react-dom/server";\nawait import("firebase-admin/app"); import "./shared/a.js"; import fs from "node:fs";`;
  expect(externalPackages(code)).toEqual(['@scope/name', 'firebase-admin', 'react-dom', 'zod']);
});

describe('the plain settings of a deployment', () => {
  const folder = mkdtempSync(join(tmpdir(), 'asad-settings-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const read = (text: string) => {
    const file = join(folder, 'deploy.env');
    writeFileSync(file, text);
    return readDeploySettings(file);
  };

  test('are read from their file', () => {
    expect(read('VOICE=guide\nTRUSTED_PROXY_HOPS=2\n')).toEqual({ VOICE: 'guide', TRUSTED_PROXY_HOPS: '2' });
    expect(read('VOICE=vapi\nVAPI_ASSISTANT_ID=a\nVAPI_WEBHOOK_AUTH=hmac\nTRUSTED_PROXY_HOPS=2\n')).toMatchObject({
      VOICE: 'vapi',
    });
  });

  test('hold no secret, and nothing that production would refuse to boot with', () => {
    const cases: [string, string][] = [
      ['VAPI_PRIVATE_KEY is a secret', 'VOICE=vapi\nVAPI_ASSISTANT_ID=a\nVAPI_PRIVATE_KEY=key'],
      ['VOICE', 'TRUSTED_PROXY_HOPS=2'],
      ['VAPI_ASSISTANT_ID', 'VOICE=vapi\nTRUSTED_PROXY_HOPS=2'],
      ['RECAPTCHA_HOSTNAME', 'VOICE=guide\nCAPTCHA=recaptcha\nRECAPTCHA_SITE_KEY=k\nTRUSTED_PROXY_HOPS=2'],
      [
        'test key',
        'VOICE=guide\nCAPTCHA=recaptcha\nRECAPTCHA_SITE_KEY=6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI\nRECAPTCHA_HOSTNAME=x.example\nTRUSTED_PROXY_HOPS=2',
      ],
      ['TRUSTED_PROXY_HOPS', 'VOICE=guide'],
    ];
    for (const [sentence, text] of cases) expect(() => read(text)).toThrow(sentence);
    expect(() => readDeploySettings(join(folder, 'missing'))).toThrow('docs/deploy.md');
  });
});
