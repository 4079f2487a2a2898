// What each figure of a report counts, in a sentence or two.
export const settled =
  'Una consulta son los mensajes de un huésped sobre un mismo asunto. Está resuelta cuando no escribió ninguna persona y, en 72 horas, el huésped no volvió sobre el tema, no dijo «no» ni mandó un pulgar abajo, y no se reabrió ninguna orden de trabajo suya. Las consultas se cuentan cuando terminan esas 72 horas.';
export const outcomes =
  'Cada consulta cuenta una vez, como lo primero de esto que sea cierto: alguien estaba en peligro; se llamó a una persona o escribió una; se preguntó al propietario; no se resolvió (no se mostró ninguna respuesta, el huésped volvió sobre lo mismo, dijo que no o se reabrió su orden de trabajo); resuelta. Las cinco suman el total.';
export const firstWord =
  'Desde la primera línea del huésped sobre un asunto hasta la primera respuesta de cualquiera: el asistente, el propietario o el equipo de Porchlight.';
export const claim = 'Desde que un chat pasa a una persona hasta que alguien lo toma.';
export const firstHumanWord = 'Desde que un chat pasa a una persona hasta la primera línea que escribe una persona.';
export const times =
  'De las órdenes de trabajo abiertas en estos días: desde la apertura hasta el sí de un contratista, hasta la hora acordada, hasta la llegada y hasta el final del trabajo. Una orden que no llegó a un paso no se cuenta en él.';
export const done =
  'De las órdenes de trabajo abiertas en estos días y terminadas: desde la apertura hasta el final del trabajo. Las canceladas no se cuentan.';
export const fixedAtFirst =
  'Terminada en una visita, sin reabrirse y sin otra orden del mismo oficio en la misma propiedad en 30 días. Se cuenta cuando terminan esos 30 días.';
export const spent =
  'Lo que costaron las órdenes de trabajo terminadas en estos días, según el costo que anotó el contratista o el equipo. Las órdenes sin costo no se cuentan.';
export const overLimit =
  'Las órdenes de trabajo que costaron más que el límite vigente, de las que tienen costo y límite.';
export const load = 'Las consultas que empezaron en cada hora del día y los chats que pasaron a personas en ella.';
export const downtime =
  'Desde la apertura de una orden por calefacción, aire acondicionado, agua caliente, agua, electricidad, una cerradura o los desagües hasta que el huésped dice que funciona; si no dijo nada, hasta el final del trabajo.';
export const stars =
  'Lo que dieron los huéspedes al terminar una orden de trabajo, de todas las abiertas en estos días que se terminaron.';
export const contractors =
  'De los trabajos abiertos en estos días y terminados. «Responde en» va de la oferta al sí o al no; «Dice que sí» cuenta como no las ofertas que quedaron sin respuesta.';
export const reviews =
  'De 30 consultas resueltas por semana, elegidas al azar y leídas por personas: la parte cuya respuesta era correcta. El intervalo contiene la parte verdadera 95 veces de cada 100.';
export const topics = 'De qué trataba la respuesta. Una consulta tiene un tema.';
export const withoutVisit = 'Consultas resueltas sobre algo estropeado que no llegaron a ser una orden de trabajo.';
export const reopened =
  'Órdenes de trabajo que se reabrieron después de que el contratista dijera que estaban terminadas.';
export const confirmed = 'Órdenes de trabajo cuyo huésped dijo que está arreglado, de las que se terminaron.';
export const asked = 'A cuántos contratistas se preguntó hasta que uno dijo que sí o no quedó nadie.';
export const slaKept =
  'Plazos prometidos que se cumplieron, de todos los que terminaron en estos días o no se cumplieron. El reloj corre desde que el chat pasa a una persona, se detiene solo mientras alguien de fuera del equipo tiene que escribir, y un plazo perdido queda así aunque alguien responda un minuto después.';
