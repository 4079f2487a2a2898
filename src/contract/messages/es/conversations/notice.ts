export const title = 'Sonidos y avisos';
export const titleOn = 'Sonidos y avisos: activados';
export const titleOff = 'Sonidos y avisos: desactivados';
export const lead = 'Cómo le dice este navegador que un huésped le espera a usted, o a cualquiera.';
export const sound = 'Un sonido';
export const soundHint =
  'El peligro suena más agudo. Después de volver a cargar la página, su navegador lo toca desde su primer clic o tecla.';
export const desktop = 'Avisos en el escritorio';
export const desktopHint =
  'Mientras usted mira otra ventana. Nombran la propiedad, y nada de lo que escribió el huésped.';
export const desktopMissing = 'Este navegador no los tiene, o Porchlight no está abierto por https.';
export const desktopRefused =
  'Su navegador no permite avisos de Porchlight. Permítalos en sus ajustes para este sitio y actívelo de nuevo.';
export const tabNote = 'El título y el icono de la pestaña muestran siempre cuántos esperan.';
export const waitsAt = '{place}: un huésped espera';
export const urgentAt = '{place}: urgente, un huésped espera';
export const ownerWaits = 'Soporte: un propietario espera';
export const someGuest = 'Un huésped';
export const nobodyHasIt = '{guest} espera a una persona. Nadie tiene el chat todavía.';
export const wroteToYou = '{guest} escribió en un chat suyo.';
