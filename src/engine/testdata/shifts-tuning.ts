/**
 * Lines of job posts with the shift that they state, for adjusting the rules of `shifts.ts`. Contains only data, in the format of shifts-held-out.ts.
 */
export const TUNING_SHIFTS = `
# en
22-6 | Night shift: 10pm-6am EST.
22-6 | The role is 10 PM to 6 AM Eastern.
21-5 | Your hours are 9pm to 5am, Monday to Friday.
23-7 | Hours: 11pm – 7am CT
19-3 | You'll be working 7pm to 3am Pacific time.
15-23 | Evening shift from 3pm to 11pm.
night | This role works the night shift.
night | You work overnight and sleep during the day.
night | title: Night Shift Nurse Coordinator
night | title: Night-shift Support Engineer
night | Shift: nights
night | Graveyard shift, five nights a week.
6-14 | The schedule is 6:00am to 2:00pm Eastern.
20-4 | Must be available from 20:00 to 04:00 New York time.
night | From ten at night the trucks are yours: breakdowns, late docks, tired drivers.
none | From ten at night the shop is quiet.
none | Our support team answers 24/7.
none | The deadline is 9pm on the last Friday of the month.
none | You edit night-time photography for hotels.
none | Office hours: 9-5.
none | Hours: 9:30am to 6:30pm.
none | We are open 7am to 11pm, seven days a week.
none | There is no night shift.
none | No overnight work, ever.
none | Overnight shipping is our standard.
none | You book overnight stays for guests.
none | Our system updates from 10pm to 6am.
none | Customers call from 6pm to 2am, and our partner answers them.
none | You review the work of the night shift each morning.
none | Day, evening and night shifts rotate every month.
none | Occasional night shift during launches.
none | Night shift experience preferred.
none | Weekend shift on Saturday.
none | title: Nightclub Marketing Manager
none | title: Overnight Delivery Analyst
none | We raised 10 to 18 million.
none | Work 6 to 14 hours a week, whenever you like.
none | Night shift or day shift, your choice.
none | The nightly batch runs from 11pm to 7am.
none | Core hours are 1pm to 4pm.
# es
22-6 | Turno de noche, de 22:00 a 6:00.
22-6 | Horario: 10pm a 6am, hora de Nueva York.
night | Puesto en turno de noche.
night | Trabajarás en horario nocturno.
night | title: Operador de monitoreo turno nocturno
15-23 | Jornada de 15:00 a 23:00 h.
night | Desde las diez de la noche cuidas las alertas.
none | No hay turno nocturno.
none | Editas fotografía de noche.
none | Atención de 8:00 a 22:00 todos los días en nuestras tiendas.
none | Horario de oficina: 8:00 a 17:00.
none | Turno de día o de noche, según prefieras.
none | Publicas historias de la vida nocturna.
none | Preparas los horarios del turno de noche.
# pt
22-6 | Turno da noite, das 22h às 6h.
22-6 | Horário de trabalho: 22h - 6h
night | Você trabalhará no período noturno.
night | É uma vaga de turno noturno.
night | title: Monitor de alarmes, turno da noite
16-0 | Horário: das 16h às 0h.
night | A partir das dez da noite você cuida dos alarmes.
none | Sem turno da noite.
none | Funcionamos das 10h às 22h.
none | Horário: das 8h às 17h.
none | Plantões noturnos ocasionais.
none | Você revisa o trabalho do turno da noite.
none | O evento acontece das 20h às 4h.
`;
