import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readDeclarations } from './read-declarations.ts';

const folder = mkdtempSync(join(tmpdir(), 'call-core-report-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function read(text: string): Readonly<Record<string, string>> {
  const path = join(folder, 'index.d.ts');
  writeFileSync(path, text);
  return Object.fromEntries(readDeclarations(path).map((one) => [one.name, one.text]));
}

describe('a report of a door', () => {
  it('holds every member of a union, whichever of them has a comment', () => {
    const { Outcome } = read(
      "export type Outcome = \n/** Told. */\n{\n    readonly kind: 'sent';\n}\n/** Later. */\n | {\n    readonly kind: 'queued';\n};\nexport declare const LAST = 1;\n",
    );
    expect(Outcome).toContain("'sent'");
    expect(Outcome).toContain("'queued'");
    expect(Outcome).not.toContain('LAST');
  });

  it('ends an interface and a class at their own bracket', () => {
    const found = read(
      'export interface Call {\n    stop(): void;\n}\nexport declare class Lost extends Error {\n    code: string;\n}\nexport declare function call(options: {\n    id: string;\n}): Call;\n',
    );
    expect(Object.keys(found)).toEqual(['Call', 'Lost', 'call']);
    expect(found['Call']).toBe('interface Call {\n    stop(): void;\n}');
    expect(found['call']).toContain('): Call;');
  });
});
