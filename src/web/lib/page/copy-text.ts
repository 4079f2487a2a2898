/** Puts words where they can be pasted from. False where the browser refuses, or has no such place (plain http). */
export async function copyText(words: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    return false;
  }
}
