export const greeting =
  'Olá. Sou o assistente de {house}. O que está acontecendo? Pode pedir uma pessoa a qualquer momento.';
export const how = 'Tudo bem por aqui, obrigado. Em que posso ajudar em {house}?';
export const thanks = 'De nada. Estou aqui se precisar.';
export const bye = 'Boa estadia. A luz fica acesa se precisar de algo.';
export const emojiFine = 'Muito bem. Estou aqui se precisar.';
export const emojiSad = 'Sinto muito. O que está acontecendo? Pode pedir uma pessoa a qualquer momento.';
export const emojiOther = 'Diga em poucas palavras o que precisa, e eu ajudo.';
export const bot =
  'Sou um assistente automático de {house}, não uma pessoa. Escreva "uma pessoa, por favor" a qualquer momento e alguém assume.';
export const name = 'Sou o assistente de {house}.';
export const maker = 'Sou o assistente de {house}, da Porchlight para o proprietário.';
export const capabilities =
  'Posso falar de {house} (Wi-Fi, estacionamento, lixo, aquecimento, saída), ajudar quando algo falha e enviar alguém quando for preciso.';
export const joke = 'Sou melhor com termostatos do que com piadas. Posso ajudar com algo de {house}?';
export const repeat = 'Eu disse: {last}';
export const repeatNothing = 'Ainda não há nada para repetir. Em que posso ajudar em {house}?';
export const affirm = 'Anotado. Mais alguma coisa?';
export const deny = 'Está bem. Posso ajudar com outra coisa?';
export const stop = 'Está bem, fico por aqui. Escreva quando precisar.';
export const errand = 'Só posso ajudar com {house} e a sua estadia. Precisa de algo da casa?';
export const notShared = 'Isso não posso compartilhar. O que precisa de {house}?';
export const stopped =
  'O assistente de {house} não está respondendo neste momento. Fale com o seu anfitrião, {name}: {contact}. Se alguém corre perigo, ligue primeiro para o número de emergência.';

export const quote = '{text}';
export const quoteWritten = 'O proprietário deixou isto escrito em {language}: {text}';
export const houseNote = 'As notas de {house} dizem sobre isso: {text}';
export const noteBeside = 'Caso ajude, nas notas de {house} sobre {text}';
export const unknownAsk =
  'Não tenho isso anotado para {house}. Perguntei ao proprietário e escrevo aqui até {by}: com a resposta ou para dizer que demora mais.';
export const unknownGuarded =
  'Não tenho isso anotado para {house}. Perguntei ao proprietário e respondo aqui assim que souber.';
export const unknownScope = 'Isso está fora do que sei. Posso ajudar com {house} e a sua estadia: do que precisa?';
export const notIt =
  'Pena que não era isso. Perguntei ao proprietário e escrevo aqui até {by}: com a resposta ou para dizer que demora mais.';
export const takenBack = 'Ótimo. O proprietário já não precisa responder a isso.';
export const describe = 'Quero entender bem. Pode dizer em poucas palavras o que precisa ou o que está errado?';
export const detail = 'Obrigado. O que quer que eu faça com isso?';
export const bookingKnown = 'O que tenho sobre isso: {text}';
export const quickYes = 'Sim';
export const quickNo = 'Não';
export const choices = 'É algum destes?\n{titles}';
export const choicesBeside = 'Ou é algum destes?\n{titles}';
export const ownerHasIt = 'Está bem. O proprietário tem a sua pergunta e escrevo aqui assim que souber algo.';
export const quickNoneOfThese = 'Nenhum destes';

export const ownerQuote = 'Perguntou: “{question}”';
export const ownerWrote = 'Perguntou: “{question}” O proprietário deixou isto escrito para os hóspedes:';
export const ownerWroteVerified =
  'Perguntou: “{question}” O proprietário deixou a resposta para hóspedes com a estadia confirmada. Pergunte-me outra vez e eu respondo.';
export const ownerSilent =
  'Perguntou: “{question}” O proprietário ainda não respondeu. Aviso aqui assim que responder. Se não puder esperar, escreva "uma pessoa, por favor".';

export const secretHere = 'Aqui está, só para a sua estadia:';
export const secretCheck =
  'Dou-lhe isso assim que a sua estadia for verificada. Abra "Verificar minha estadia" e peça um código para o e-mail da sua reserva, ou escreva as suas datas e os quatro últimos dígitos do telefone. Fazemos isso agora?';
export const secretPast =
  'A sua estadia aqui terminou, por isso não posso dar {label}. Se esqueceu algo, avisei o proprietário, que responderá aqui.';
export const secretUpcoming = 'Dou-lhe {label} pouco antes da sua chegada; ainda não.';
export const secretFault = 'Essa fechadura foi dada como defeituosa; não dou o código até alguém a verificar.';

export const peopleAnswer =
  'Obrigado por escrever. Aqui responde uma pessoa da equipe Porchlight, que já tem a sua mensagem. A resposta virá neste chat.';
export const draftWait =
  'Obrigado por escrever. Aqui uma pessoa lê cada resposta antes de enviá-la, por isso pode demorar alguns minutos.';
export const person = 'Pedi a uma pessoa para assumir. Ela vê o que escreveu, não precisa repetir.';
export const passedOn = 'Passei isso à pessoa que vai assumir. Ela responderá aqui.';
export const passedOnToo = 'A pessoa que vai assumir já tem isso também.';
export const waitJoined = 'Na última hora, uma pessoa demorou cerca de {time} a entrar.';
export const waitSoFar = 'Neste momento os hóspedes esperam {time} ou mais.';
export const waitUnknown = 'Não sei dizer quanto demora: na última hora ninguém foi atendido por uma pessoa.';
export const waitBack = 'Agora não há ninguém de serviço. O próximo turno começa: {at}.';
export const waitOff = 'Agora não há ninguém de serviço, por isso não sei dizer quando será lido.';
export const money =
  'Isso é uma pessoa que decide, e não posso prometer nada sobre dinheiro. Passei o que escreveu; respondem aqui.';
export const booking = 'Mudanças na reserva são feitas por uma pessoa. Já passei; respondem aqui.';
export const complaint = 'Lamento que tenha sido assim. Passei a uma pessoa; respondem aqui.';
export const legal = 'Não posso aconselhar sobre isso. Passei a uma pessoa; respondem aqui.';

export const labelDoorCode = 'Código da porta da frente';
export const labelDoorOpening = 'Como abrir a porta da frente';
export const labelBoxPlace = 'Onde está a caixa de chaves';
export const labelBoxCode = 'Código da caixa de chaves';
export const labelSpareBoxPlace = 'Onde está a caixa de chaves reserva';
export const labelSpareBoxCode = 'Código da caixa de chaves reserva';
export const labelWifiPassword = 'Senha do Wi-Fi';
export const labelAddress = 'Endereço';

export const codeHelp =
  'Vamos ver isso. Toque na fechadura para que acenda, digite o código devagar, um número de cada vez, e termine com a tecla de confirmar (muitas vezes # ou um visto). Se for outra porta ou uma caixa, diga qual. Resolveu?';
export const refusePromise =
  'Isso não posso prometer: quem decide é o proprietário. Perguntei e escrevo aqui até {by}.';
export const refuseRule =
  'Não posso abrir uma exceção: quem decide é o proprietário. Perguntei e escrevo aqui até {by}.';
export const refuseOthers =
  'Não posso dar nada sobre outros hóspedes nem sobre a estadia deles. Com a sua ajudo com gosto.';

// Before the matter, to whoever is upset, thankful or joking.
export const moodAngry = 'Lamento, é mesmo irritante.';
export const moodGrateful = 'Muito gentil, obrigado.';
export const moodPlayful = 'Isso me fez sorrir.';
export const moodWorried = 'Imagino como isso estressa. Vamos resolver.';
export const moodChild = 'Obrigado por me contar, você fez bem.';
