import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { externalPackages } from './assemble.ts';
import { readDeploySettings } from '../deploy.ts';

test('a bundle’s dependencies are its imports', () => {
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
    expect(read('VOICE=guide\nINGRESS=load-balancer\n')).toEqual({ VOICE: 'guide', INGRESS: 'load-balancer' });
  });

  test('contain no secret and no value that production refuses', () => {
    const cases: [string, string][] = [
      ['VAPI_PRIVATE_KEY is a secret', 'VOICE=vapi\nVAPI_ASSISTANT_ID=a\nVAPI_PRIVATE_KEY=key'],
      ['DAILY_CALLS_PER_NETWORK', 'VOICE=guide\nDAILY_CALLS_PER_NETWORK=5'],
      ['VAPI_WEBHOOK_SECRET_NEXT is a secret', 'VOICE=guide\nVAPI_WEBHOOK_SECRET_NEXT=next'],
      ['APP_CHECK_SITE_KEY', 'VOICE=guide\nAPP_CHECK=on'],
    ];
    for (const [sentence, text] of cases) expect(() => read(text)).toThrow(sentence);
    expect(() => readDeploySettings(join(folder, 'missing'))).toThrow('docs/deploy.md');
  });
});
