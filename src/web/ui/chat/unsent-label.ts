/** Of what waits to be sent: for the line, or for what goes before it. */
export const unsentLabel = (): string => (navigator.onLine === false ? 'Offline, will be sent' : 'Will be sent');
