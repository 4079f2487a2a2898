export const theContractor = 'O técnico';

export const theContractorWithin = 'O técnico';
export const askedAnother = 'Chamei outro técnico para “{subject}”.';
export const accepted = '{contractor} aceitou.';
export const acceptedAbout = '{contractor} aceitou; chega por volta das {time}.';
export const acceptedBetween = '{contractor} aceitou; chega entre {from} e {to}.';
export const declined = 'O técnico não pôde aceitar “{subject}”.';
export const noAnswerYet = 'Ainda sem resposta para “{subject}”.';
export const personArranges =
  'Pedi a uma pessoa da equipe Porchlight que cuide de “{subject}” para você. Ela vai escrever aqui.';

export const timesProposed = '{contractor} propôs quando vir.';
export const timesToChoose = '{contractor} propôs quando vir. Escolha um horário acima, por favor.';
export const wroteContractor = '{contractor} escreveu sobre “{subject}”:\n“{words}”';
export const wroteTeam = 'A equipe Porchlight escreveu sobre “{subject}”:\n“{words}”';
export const wroteHost = 'Seu anfitrião escreveu sobre “{subject}”:\n“{words}”';
export const otherTimeAsked =
  '{contractor} recebeu o seu pedido de outro horário: “{words}”. Os novos horários aparecem acima.';
export const visitAgreed = 'A visita está combinada: {contractor}.';
export const visitAgreedAt = 'A visita está combinada: {contractor}, {when}.';
export const betweenTimes = '{from} a {to}';
export const runningLate = '{contractor} vai atrasar. Novo horário: {when}.';
export const onTheWay = '{contractor} está a caminho.';
export const cantGetIn =
  '{contractor} chegou e não consegue entrar. Pode abrir a porta? Uma pessoa da equipe Porchlight ajuda e vai escrever aqui.';

export const started = '{contractor} começou o trabalho.';
export const comesAgain = '{contractor} precisa voltar por “{subject}”.';
export const askedBack = '{contractor} já sabe que precisa voltar por “{subject}”.';
export const finished = '{contractor} terminou.';
export const finishedAsk = '{contractor} terminou. Está resolvido?';
export const finishedNotes = '{contractor} terminou. {notes}';
export const finishedNotesAsk = '{contractor} terminou. {notes} Está resolvido?';
export const cancelled = '“{subject}” foi cancelado.';
export const markedFixed = 'Obrigado. Marquei como resolvido.';
export const onHold = '“{subject}” precisa esperar até {day}. Depois continuamos.';
export const reopened = '“{subject}” está aberto de novo. Aviso aqui o que vem depois.';

export const joined = '{name} entrou no chat.';
export const hostJoined = '{name}, o seu anfitrião, entrou no chat.';
export const tookOver = '{name} assumiu no lugar de {before}.';
export const left = '{name} saiu. O assistente da casa está de volta; você pode pedir uma pessoa a qualquer momento.';
export const codeFromTeam = '{name}, da equipe Porchlight, mostra-lhe isto, só para a sua estadia:';
export const hostCalledTeam =
  '{name} pediu à equipe Porchlight que assumisse. Até alguém entrar, o assistente da casa ajuda.';
export const contact = 'O seu contato';
export const hadToLeave = '{name} teve que sair. Outra pessoa da equipe assume; até lá, o assistente da casa ajuda.';

export const hadToLeaveOwner = '{name} teve que sair. Outra pessoa da equipe assume.';

export const correction =
  'Uma correção da equipe Porchlight: parte do que dissemos aqui estava errada. O correto é:\n\n{text}';
