/** True for a phone or tablet by its user agent; the voice SDK's test for its 1 s wait before joining. */
export function isMobileDevice(userAgent: string = navigator.userAgent): boolean {
  return /android|iphone|ipad|ipod|iemobile|blackberry|bada/i.test(userAgent);
}
