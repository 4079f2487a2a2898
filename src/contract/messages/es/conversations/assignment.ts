// A chat is given to a colleague, or let go of.
export const giveTo = 'Dar a un colega';
export const giveTitle = 'Dar este chat a un colega';
export const giveLead = 'Lo tiene al momento y sabe que viene de usted. El huésped lee quién se unió.';
export const colleague = 'Colega';
export const hereWithChats = '{name}, presente, {count} chats';
export const awayWithChats = '{name}, ausente, {count} chats';
export const chooseColleague = 'Elija un colega.';
export const give = 'Dar el chat';
export const giving = 'Dando el chat...';
export const given = 'Chat dado a {name}';
export const agentsFailed = 'No se pudo cargar el equipo.';
export const noColleagues = 'Todavía no hay nadie más en el equipo.';
export const release = 'Soltarlo';
export const released = 'El chat vuelve a esperar a cualquiera';
export const keyGive = 'Dar el chat a un colega';
// Why it is refused.
export const onlyHolderReleases = 'Solo quien tiene este chat, o un responsable, puede soltarlo.';
export const notOnTeam = 'Esta persona no es del equipo.';
export const notSignedIn = '{name} no ha iniciado sesión. Elija a alguien que sí.';
// What the two are told.
export const givenToYou = 'Tiene un chat nuevo: {chat}. Se lo dio {colleague}.';
export const givenOn = '{colleague} tiene ahora su chat: {chat}. Un responsable lo dio a otra persona.';
