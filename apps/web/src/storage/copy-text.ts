/** Copies for the visitor; what is refused is told in the console, and to whoever asked. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch (cause) {
    console.error('The text could not be copied.', cause);
    throw cause;
  }
}
