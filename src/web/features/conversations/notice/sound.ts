let context: AudioContext | undefined;

/** Hertz. Danger is told from the rest without looking: higher, and one note more. */
const notes = { usual: [660, 880], urgent: [880, 1175, 1568] };
const noteSeconds = 0.16;

/**
 * Plays what says that somebody waits. A browser plays nothing before the first press in a page; what is asked for
 * until then is let go, lest it all come at once.
 */
export async function ring(kind: keyof typeof notes): Promise<void> {
  if (!('AudioContext' in globalThis)) return;
  context ??= new AudioContext();
  if (context.state !== 'running') {
    if (!navigator.userActivation?.hasBeenActive) return;
    await context.resume();
  }
  for (const [at, hertz] of notes[kind].entries()) note(context, hertz, context.currentTime + at * noteSeconds);
}

function note(context: AudioContext, hertz: number, begins: number): void {
  const tone = new OscillatorNode(context, { frequency: hertz });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, begins);
  volume.gain.linearRampToValueAtTime(0.2, begins + 0.02);
  volume.gain.linearRampToValueAtTime(0, begins + noteSeconds);
  tone.connect(volume).connect(context.destination);
  tone.start(begins);
  tone.stop(begins + noteSeconds);
}
