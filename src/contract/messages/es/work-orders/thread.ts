// The thread of a job: its contractor, its owner, the desk and its guest write there.
export const threadTitle = 'Mensajes';
export const threadHint = 'El contratista, el propietario y el equipo de Porchlight lo leen todo.';
export const noMessages = 'Todavía no se ha escrito nada.';
export const sideContractor = 'Contratista';
export const sideDesk = 'Equipo de Porchlight';
export const sideOwner = 'Propietario';
export const sideGuest = 'Huésped';
// {side} is one of those above.
export const sideAndName = '{side}, {name}';
export const guestReadsIt = 'El huésped lo lee';
export const writeMessage = 'Mensaje';
export const guestToo = 'El huésped también lo lee';
export const guestTooHint = 'Sin la marca queda entre contratista, propietario y equipo.';
export const sendMessage = 'Enviar mensaje';
export const messageMissing = 'Escriba primero un mensaje.';
export const messageHoldsCode =
  'Contiene un código o una contraseña de esta propiedad. No van en los mensajes: quítelo, por favor.';
export const threadOver = 'Esta orden de trabajo se canceló. Aquí ya no se puede escribir.';
export const tooManyToday = 'Hoy se ha escrito tanto aquí que paramos. Por favor, llame.';
export const notSent = 'No se envió. Su texto sigue aquí.';

// To a contractor, by text or mail: {side} wrote.
export const wroteToContractor = '{side} escribió sobre «{subject}». Léalo y responda aquí:';
export const wroteSubject = 'Un mensaje sobre su trabajo';

// To an owner. {job} is the text of that name.
export const ownersTitle = 'Nuevo mensaje sobre un trabajo en {property}';
export const ownersText = '{side} escribió sobre {job}.';
