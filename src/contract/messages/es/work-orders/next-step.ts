// Open orders of the day: who is waited for, and what comes next. {contractor} may be "el contratista", so no "a" or
// "de" stands before it.
export const openOrders =
  '{count, plural, =0 {Órdenes de trabajo abiertas} one {# orden de trabajo abierta} other {# órdenes de trabajo abiertas}}';
export const noOpenOrders = 'No hay órdenes de trabajo abiertas.';
export const seeAllOrders = 'Ver las {count} órdenes de trabajo';

export const waitsForYou = 'Pendiente de usted';
export const waitsForGuest = 'Pendiente del huésped';
export const waitsForContractor = 'Pendiente: {contractor}';
export const waitsForTeam = 'Con el equipo de Porchlight';
export const waitsForMorning = 'Espera a la mañana';

export const theContractor = 'el contratista';
export const youAnswer = 'Usted responde. Plazo: {when}.';
export const afterQuietHours = 'Fin de sus horas de silencio: {when}. Después preguntamos a un contratista.';
export const guestConfirmsStay = 'El huésped confirma su estadía. Plazo: {when}. Después le preguntamos a usted.';
export const teamArranges = 'Buscamos un contratista.';
export const contractorAnswers = '{contractor} responde. Plazo: {when}.';
export const contractorNamesTime = '{contractor} dice cuándo va.';
export const contractorComes = '{contractor} llega: {when}.';
export const contractorOnTheWay = '{contractor} está en camino.';
export const contractorWorks = '{contractor} está trabajando.';
export const contractorWaitsForParts = '{contractor} espera piezas.';
export const guestChoosesTime = 'El huésped elige cuándo va {contractor}.';
export const guestSaysFixed = 'El huésped dice si está arreglado. Plazo: {when}.';
export const guestSaysFixedSoon = 'El huésped dice si está arreglado.';
