/** Formats seconds as `0:07`, `12:34` or `1:02:03`; negative ones as `0:00`. */
export const formatElapsed = (elapsedSeconds: number): string => {
  const whole = Math.max(0, Math.floor(elapsedSeconds));
  const [hours, minutes, seconds] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const pad = (count: number): string => String(count).padStart(2, '0');
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds)}` : `${minutes}:${pad(seconds)}`;
};
