export const gas =
  'Salga de la casa ahora con todos. No encienda ni apague nada ni use fuego. Desde afuera, llame al {emergency} y luego a la compañía de gas. No vuelva a entrar hasta que le digan que es seguro. Ya avisé a nuestra persona de guardia.';
export const co =
  'Salga al aire libre ahora con todos. Llame al {emergency} y diga que es una alarma de monóxido de carbono. No vuelva a entrar hasta que le digan que es seguro. Ya avisé a nuestra persona de guardia.';
export const fire =
  'Salga ahora con todos. Cierre las puertas al salir y no se detenga por sus cosas. Ya afuera, llame al {emergency}. No vuelva a entrar. Ya avisé a nuestra persona de guardia.';
export const flood =
  'Si el agua está cerca de enchufes, lámparas o del panel eléctrico, no entre en ella; llame al {emergency} si alguien corre peligro.';
export const electric =
  'No lo toque y aleje a todos. Si hay fuego, humo o alguien herido, salga y llame al {emergency}. Si cayó un cable eléctrico, quédese al menos a 10 metros y llame al {emergency}. Ya avisé a nuestra persona de guardia.';
export const breakin =
  'Si alguien está dentro o intenta entrar, póngase a salvo y llame al {emergency} ahora: salga si puede, o enciérrense en una habitación. No se enfrente a nadie. Ya avisé a nuestra persona de guardia, que entrará en este chat.';
export const medical =
  'Llame al {emergency} ahora y siga sus indicaciones. Quédese con la persona; abra la puerta de entrada si puede. Ya avisé a nuestra persona de guardia, que entrará en este chat.';
export const medicalLine = 'Si piensa en hacerse daño, también puede llamar o escribir al 988.';
export const collapse =
  'Saque a todos de debajo y aléjese de esa parte de la casa. Si hay alguien herido o atrapado, llame al {emergency}. Ya avisé a nuestra persona de guardia.';
export const lockout =
  'Le ayudo a entrar o a salir. Si alguien corre peligro, o si hay un niño o alguien que necesita ayuda encerrado dentro, llame al {emergency}.';

export const dangerAsk =
  '¿Hay alguien en peligro ahora mismo? Si es así, llame primero al {emergency} y luego dígame qué pasa.';
export const dangerBesides = 'Si alguien está herido o en peligro, llame primero al {emergency}.';
export const dangerYes =
  'Llame al {emergency} ahora y siga sus indicaciones. Si puede, lleve a todos a un lugar seguro. Ya avisé a nuestra persona de guardia, que entrará en este chat.';
export const dangerNo = 'Bien. Dígame qué pasa y le ayudo desde aquí.';
export const toldPeople = 'Ya avisé a nuestra persona de guardia, que entrará en este chat.';
export const stillRinging =
  'Todavía no contesta nadie; estoy llamando a la siguiente persona de guardia. Si alguien corre peligro, no nos espere: llame al {emergency}.';
export const addressLine = 'La dirección que debe dar:';

export const shutoffWater = 'Para cortar el agua, cierre la llave de paso principal. Está aquí: {where}';
export const shutoffWaterUnknown =
  'Para cortar el agua, cierre la llave de paso principal si la encuentra: suele estar junto al calentador, en el sótano o en el contador; gire a la derecha.';
export const shutoffPanel =
  'Solo si llega sin peligro y en seco, corte la luz en el panel eléctrico. Está aquí: {where}';
export const shutoffFurnace = 'Solo si le queda de paso: el corte de la calefacción está aquí: {where}';

export const subjectFlood = 'Entra agua';
export const subjectElectric = 'Peligro eléctrico';
export const subjectLockout = 'Alguien encerrado o sin poder entrar, en riesgo';
