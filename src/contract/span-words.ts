const count = (n: number, word: string) => (n === 1 ? `${word === 'hour' ? 'an' : 'a'} ${word}` : `${n} ${word}s`);

/** "10 minutes", "an hour and 30 minutes", "24 hours", "3 days". */
export function spanWords(minutes: number): string {
  const whole = Math.round(minutes);
  if (whole < 60) return count(whole, 'minute');
  if (whole > 1440 && whole % 1440 === 0) return count(whole / 1440, 'day');
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  if (hours >= 48) {
    const over = Math.round((whole % 1440) / 60);
    return [count(Math.floor(whole / 1440), 'day'), ...(over > 0 ? [count(over, 'hour')] : [])].join(' and ');
  }
  return [count(hours, 'hour'), ...(rest > 0 ? [count(rest, 'minute')] : [])].join(' and ');
}
