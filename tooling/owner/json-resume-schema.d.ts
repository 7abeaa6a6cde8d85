declare module '@jsonresume/schema' {
  /** Calls back with the faults of a résumé, or null if it is valid. */
  export function validate(resume: object, callback: (faults: unknown, isValid: boolean) => void): void;
}
