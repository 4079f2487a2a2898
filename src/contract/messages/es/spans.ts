// How long something takes or waits: "an hour and 30 minutes".
export const minutes = '{count, plural, =1 {un minuto} other {# minutos}}';
export const hours = '{count, plural, =1 {una hora} other {# horas}}';
export const days = '{count, plural, =1 {un día} other {# días}}';
export const both = '{larger} y {smaller}';
