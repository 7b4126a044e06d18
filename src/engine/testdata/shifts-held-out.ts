/**
 * Lines of job posts with the shift that they state, or none. Written before the rules of `shifts.ts` and never used to change them. Contains only
 * data: `from-to | text` in hours of the local day, `night` for a night shift without hours, or `none`. Lines with `title:` are titles.
 */
export const HELD_OUT_SHIFTS = `
# en
22-6 | Hours are 10pm to 6am Eastern, Sunday through Thursday.
23-7 | You will work from 11:00 PM to 7:00 AM Central time, four nights and one day of handover.
night | This is a graveyard shift position with a 10% premium.
night | title: Customer Support Agent (Night Shift)
night | title: Overnight Dispatcher
22-6 | Schedule: Monday to Friday, 10 PM - 6 AM PST
18-2 | Working hours: 6pm–2am ET, weekdays.
19-3 | The shift runs from 7 p.m. to 3 a.m. Pacific.
night | You must be able to work nights, because our customers are in Singapore.
4-12 | Shift: 4am - 12pm EST
0-8 | Your shift is 12am to 8am, and you finish with a written handover.
19-7 | Night shift, 7pm to 7am, three days on and four off.
22-6 | We need someone on the overnight desk, 22:00 to 06:00, every weekday.
14-22 | Work schedule: 2:00pm to 10:00pm Mountain Time
night | Overnight shift. You monitor alarms and call the engineer on duty.
none | We reply to every ticket within 24 hours.
none | Applications close at 9pm on Friday.
none | Experience with night-time photography is a plus.
none | Our stores are open from 10am to 10pm, and you plan their stock.
none | No night shifts and no weekend work.
none | You hand over to the night shift at 5pm.
none | Hours: 9am to 5pm Eastern, with a lunch break.
none | Working hours 8am to 6pm Central.
none | You may work a weekend shift twice a month.
none | You schedule nurses for night shifts in twelve hospitals.
none | Deliveries arrive from 10pm to 6am and are counted the next morning.
none | Three shifts are available: 6am-2pm, 2pm-10pm and 10pm-6am.
none | You choose between a day shift and a night shift.
none | Night shift differential paid for occasional releases after hours.
none | The hotel bar serves guests from 6pm to 2am.
none | Experience in a night shift environment is welcome.
none | title: Night Photographer's Assistant
none | title: Fortnite Community Manager
none | Meetings last from 2 to 10 minutes.
none | Quiet hours for alerts are 10pm to 7am.
none | A product that people use day and night.
# es
22-6 | El horario es de 22:00 a 6:00, hora del Este, de domingo a jueves.
22-6 | Trabajas de 10 p.m. a 6 a.m. de lunes a viernes.
night | Es un turno de noche con bono.
night | Turno nocturno fijo, de lunes a viernes.
night | title: Agente de soporte, turno noche
18-2 | Horario: de 18:00 a 02:00 h
23-7 | Turno de 23 h a 7 h, cinco noches por semana.
5-13 | Tu jornada va de 5 am a 1 pm.
none | Respondemos en menos de 24 horas.
none | La tienda abre de 10:00 a 22:00 y tú revisas los pedidos.
none | Sin turnos de noche ni guardias.
none | Horario de 9:00 a 18:00 con una hora de almuerzo.
none | Fotografía nocturna y de eventos.
none | Turnos rotativos de mañana, tarde y noche.
none | Coordinas al equipo del turno nocturno desde tu horario de oficina.
none | Cierre de postulaciones: viernes a las 21:00.
# pt
22-6 | O horário é das 22h às 6h, de domingo a quinta.
22-6 | Você trabalha das 22:00 às 06:00, no fuso de Nova York.
night | Vaga para o turno da noite.
night | Trabalho noturno, com adicional.
night | title: Analista de suporte (turno noturno)
18-2 | Jornada: 18h às 2h
0-8 | Seu turno vai da 0h às 8h.
14-22 | Turno das 14h às 22h, de segunda a sexta.
none | Respondemos em até 24 horas.
none | O restaurante funciona das 18h às 2h e você cuida das redes sociais.
none | Não há turno da noite nem plantão.
none | Horário comercial, das 9h às 18h.
none | Escala com revezamento de turnos, manhã, tarde e noite.
none | Fotografia noturna é um diferencial.
none | Inscrições até as 23h de domingo.
none | Você prepara as escalas do turno da noite de cinco hotéis.
`;
