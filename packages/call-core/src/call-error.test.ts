import { describe, expect, it } from 'vitest';
import { CallError, locateError } from './call-error.ts';
// A second copy of the module, as two versions in a page.
// @ts-expect-error A query is no file.
import { CallError as Copy } from './call-error.ts?copy';

describe('CallError', () => {
  it('with a custom code is fatal and advises no action, unless its options say so', () => {
    for (const code of ['busy_hours', 'sender_blocked', 'save_the_date', 'visa_denied', 'toString', '__proto__'])
      for (const none of [{}, Object.assign({}, { severity: undefined, action: undefined })])
        expect(new CallError(code, 'No.', none)).toMatchObject({ code, severity: 'fatal', action: 'none' });
    const options = { severity: 'degraded', action: 'wait' } as const;
    expect(new CallError('busy_hours', 'No.', options)).toMatchObject(options);
  });

  it('is recognised from another copy of the package, not by its name', () => {
    const named = Object.assign(new Error('No.'), { name: 'CallError' });
    const errors: unknown[] = [new Copy('save_failed', 'No.'), new CallError('save_failed', 'No.'), named, null];
    expect(errors.map((error) => CallError.isInstance(error))).toEqual([true, true, false, false]);
  });

  it('of this package has its severity and action', () => {
    const table = ['microphone_denied', 'busy_elsewhere', 'send_failed', 'timed_out', 'audio_degraded'].map((code) => {
      const { severity, action } = new CallError(code, '');
      return [code, severity, action];
    });
    expect(table).toEqual([
      ['microphone_denied', 'fatal', 'allow-microphone'],
      ['busy_elsewhere', 'fatal', 'close-other-tab'],
      ['send_failed', 'degraded', 'try-again'],
      ['timed_out', 'fatal', 'try-again'],
      ['audio_degraded', 'degraded', 'none'],
    ]);
  });

  it('keeps its stage; locateError adds a missing error type to the same object', () => {
    const error = new CallError('join_failed', 'No.', { stage: 'gate' });
    expect(locateError(error, { stage: 'lease', errorType: 'x' })).toBe(error);
    expect([error.stage, error.errorType]).toEqual(['gate', 'x']);
  });
});
