/** A reload does not help; the visitor sees `message`. */
export class CaptchaRefusal extends Error {}
