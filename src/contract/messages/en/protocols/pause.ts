// The assistant stops answering at one property, and starts again.
export const paused = 'The assistant is paused at {property}. Our team answers there.';
export const pausedAlready = 'The assistant is already paused at {property}.';
export const started = 'The assistant answers at {property} again.';
export const startedAlready = "The assistant isn't paused at {property}.";
