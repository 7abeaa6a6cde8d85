/** By its user agent, like the voice SDK's test before its 1 s wait. */
export function isMobileDevice(userAgent: string = globalThis.navigator?.userAgent): boolean {
  return /android|iphone|ipad|ipod|iemobile|blackberry|bada/i.test(userAgent);
}
