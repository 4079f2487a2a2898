// The assistant stops answering at one property, and starts again.
export const paused = 'El asistente está en pausa en {property}. Allí responde nuestro equipo.';
export const pausedAlready = 'El asistente ya está en pausa en {property}.';
export const started = 'El asistente responde otra vez en {property}.';
export const startedAlready = 'El asistente no está en pausa en {property}.';
