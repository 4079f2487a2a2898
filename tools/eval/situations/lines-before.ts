// What a guest wrote before the line that counts. Plain words: the situation has to come about.
import type { GuestLanguage } from '#contract/messages/languages.ts';

export const linesBefore: Record<
  GuestLanguage,
  Record<'trouble' | 'code' | 'checkout' | 'person' | 'still', string>
> = {
  en: {
    trouble: 'The kitchen sink is clogged.',
    code: 'What is the code for the front door?',
    checkout: 'What time is checkout?',
    person: 'I want to talk to a person, please.',
    still: 'It still does not work.',
  },
  es: {
    trouble: 'El fregadero de la cocina está atascado.',
    code: '¿Cuál es el código de la puerta?',
    checkout: '¿A qué hora es la salida?',
    person: 'Quiero hablar con una persona, por favor.',
    still: 'Sigue sin funcionar.',
  },
  fr: {
    trouble: "L'évier de la cuisine est bouché.",
    code: "Quel est le code de la porte d'entrée ?",
    checkout: 'À quelle heure faut-il partir le dernier jour ?',
    person: "Je veux parler à une personne, s'il vous plaît.",
    still: 'Ça ne marche toujours pas.',
  },
  de: {
    trouble: 'Die Küchenspüle ist verstopft.',
    code: 'Wie ist der Code für die Haustür?',
    checkout: 'Bis wann müssen wir auschecken?',
    person: 'Ich möchte bitte mit einem Menschen sprechen.',
    still: 'Es geht immer noch nicht.',
  },
  pt: {
    trouble: 'A pia da cozinha está entupida.',
    code: 'Qual é o código da porta?',
    checkout: 'A que horas é o check-out?',
    person: 'Quero falar com uma pessoa, por favor.',
    still: 'Continua sem funcionar.',
  },
};
