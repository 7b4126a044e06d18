/**
 * Bios of demo people in office roles such as support, administration and finance, by role. Each is used for one person. The person's city replaces
 * `{city}`.
 */
export const BIOS_OFFICE: Readonly<Record<string, readonly string[]>> = {
  'Customer Support Specialist': [
    'I worked the lost-and-found desk of a bus terminal in {city}, and returned a wedding dress on the day of the wedding. I bring that patience to chat and email. I type fast and read slowly.',
    'I answer in two languages and keep a list of the phrases that calm people down. My colleagues ask me to write the difficult replies. I have a garden full of hummingbirds.',
    'I have worked in two shops that sold musical instruments, so I can help someone tune a guitar by chat. I report every third complaint to the team as something to fix. Shift work is fine from {city}.',
    'I have answered emails for a handmade shoe store since it had nine orders a day; it now has four hundred. I wrote most of its templates and still change one each week. I make refund decisions calmly.',
  ],
  'Customer Success Manager': [
    'I call customers before they notice a problem. I grew up in a hotel in {city} where my parents knew every guest’s coffee. I keep the same kind of notes on accounts.',
    'I was a physical education teacher, and my onboarding calls still have a warm-up. Customers click, I watch. In the last two years I lost only one account, because the company was sold.',
    'I have looked after clinics, gyms and a company that rents out clowns. They all wanted the same thing: a person who answers. I write the summary of a call while it is still going on.',
    'I am new to this career after a few months at a university help desk. I can explain one thing in four ways. In {city} I teach my neighbors to use video calls.',
    'I like dashboards less than I like a good phone call, but I read both. A dentist in Oregon named a goldfish after me. My renewal notes start ninety days early.',
    'I turned a month of questions into twelve short videos, and the queue fell by a quarter. I record them in {city} in a closet full of coats, for the sound. I enjoy the quarterly numbers.',
    'I have rescued accounts that had already signed with someone else. First I listen for half an hour without offering anything. I studied psychology and use it on printers as well.',
    'I built customer success from nothing at two companies and handed over teams of nine and of fourteen. My first rule for both: write like a person. I swim in open water near {city} before my first call.',
    'I came from a call center and asked to stay with customers longer than six minutes. I make checklists for everything, including camping. My first onboarding had eleven receptionists and one microphone.',
  ],
  'Bilingual Call Center Agent': [
    'I have been on the phone since headsets had wires, and I still smile when I pick up. I translate between patients and front desks without adding anything. People in {city} know my voice from the bus announcements.',
    'I learned English from baseball broadcasts, so I am good with numbers and bad weather. I stay calm when the caller does not. My notes end with what I promised.',
    'I took calls for a cable company during three storms. Afterward I wrote the script that the next shift used. I make piñatas for half of {city}.',
    'I speak Spanish with my grandmother, English with my patients and both with my dog. I confirm every appointment by repeating it once. My longest call was fifty-two minutes and ended in a thank-you card.',
  ],
  'Executive Assistant': [
    'I notice that two flights leave eleven minutes apart before anyone books them. I supported a mayor’s office in {city} through an election year. Everything I keep is where you would look for it.',
    'I write emails in other people’s voices, and collect their favorite words on a card first. Mornings start with a summary of the day in five lines. I restore old fountain pens.',
    'I planned the tours of a youth orchestra: 84 musicians, nine borders, one lost tuba. We found it. Executives are easier to move, and they rarely cry.',
    'For more than ten years I have worked for the same kind of person: quick, generous and late. I build buffers into the calendar and do not mention them. From {city} I have organized board meetings on four continents.',
  ],
  'Asistente Virtual': [
    'Ordeno bandejas de entrada, facturas y calendarios de negocios pequeños. Antes llevé la agenda de una orquesta juvenil en {city}, con 40 padres opinando. Respondo siempre antes del mediodía.',
    'Empecé cuando todavía había que explicar qué era una asistente virtual. He trabajado para una panadería, dos arquitectas y un criador de caballos. Mi hoja de cálculo de pendientes ya va por la versión 31.',
    'Estudio por la noche y trabajo de día, y mi calendario lo aguanta. En mi primera práctica ordené un archivo de 6.000 fotos de propiedades. Vivo en {city} con mis abuelos, que ya saben cuándo estoy en una llamada.',
    'Me gusta encontrar el dato que falta: el teléfono correcto, el pedido duplicado, la factura perdida. Fui bibliotecaria y catalogo hasta las especias. Aprendo una herramienta nueva en una tarde.',
  ],
  'Project Coordinator': [
    'I organized the weekend market in {city} with sixty stalls and one electrician. Compared to that, a Gantt chart is relaxing. I write the summary right after the meeting and send it within ten minutes.',
    'I keep a page for each project that answers "where are we?" without a call. I learned to chase people kindly from my mother, who is a nurse on the night shift. I own two label printers.',
    'I translate between engineers and clients, and know which words to leave out. At my last company in {city} I ended four weekly meetings, and nobody asked for them back. I bake for the ones that remain.',
    'I have coordinated office moves, software launches and a solar park. I ask about the riskiest date first. Fridays I play percussion in a band that never rehearses.',
  ],
  'Recruiting Coordinator': [
    'Candidates hear from me the same day, even when the answer is no. I was once told about a rejection by a parking attendant and swore to do better. I schedule across five time zones from {city}.',
    'I have read about twenty thousand applications and remember the one written as a recipe. We hired its author, by the way. I rewrite job posts so that people recognize themselves in them.',
    'I led hiring at a hospital through a busy winter: 212 nurses in ten weeks. Managers trust me because I tell them when a requirement makes no sense. I keep turtles in {city}.',
    'I just finished my first year in recruiting and got thank-you notes from people we did not hire. I prepare each candidate for the interview by phone. My degree is in psychology; my minor was theater.',
  ],
  Bookkeeper: [
    'I close the month by the tenth and sleep well after it. My first client was a circus, with animals as fixed assets. I have kept books for restaurants, roofers and one lighthouse.',
    'I reconcile first thing in the morning with the radio off. A client in Tacoma says that my questions have saved her more than my fee. My balcony in {city} holds more orchids than chairs.',
    'I learned bookkeeping in my uncle’s hardware store, where every screw had a price. I photograph receipts before they fade. Quarter ends are my favorite time of year.',
    'I am QuickBooks certified and quick with shortcuts. I treat other people’s money like a borrowed camera. In {city} I keep the accounts of a skate park.',
    'I have cleaned up books that came in shoe boxes, twice in wine crates. I write a one-page letter to the owner each month in plain words. I dance cumbia with my husband on Saturdays.',
    'For more than ten years I have kept the same bakery’s books, among others, and I know its flour by the pound. I train juniors and check their work on Thursdays. I repair watches in {city}.',
    'I am looking for my first long-term client. During training I found a bill that a clinic had paid three times. I like columns, quiet mornings and chess puzzles.',
    'I used to be a bank teller, and I count everything twice. I set up the payables of a brewery so that no invoice is older than a week. My desk in {city} has a plant for each client.',
    'I ask the question that the spreadsheet avoids. I built a cash calendar for a wedding planner, and she reads it every morning. I read mystery novels in English to keep learning words.',
    'I specialize in seasonal businesses: ski rentals, ice cream, tax software. From {city}, I plan their quiet months with them. My longest streak without an unexplained cent is 38 months.',
  ],
  'Contador Público': [
    'Explico los números a personas que abrieron su negocio para hacer otra cosa. Hice mi práctica auditando una fábrica de sombreros en {city}. Sé cuántas copas caben en una caja.',
    'Cierro el mes en seis días y dedico el séptimo a contar qué pasó. Aprendí US GAAP con un grupo de estudio que todavía se reúne los martes. Corro por la ciclovía de {city}.',
    'He preparado cuatro auditorías externas y en ninguna faltó un papel. Antes de contador fui árbitro de ajedrez. Me gusta que las reglas estén claras desde la primera jugada.',
    'Dirigí la contabilidad de un exportador de aguacates durante once cosechas. Conozco a quienes leen mis reportes y escribo para esas personas. Los domingos armo rompecabezas de 2.000 piezas en {city}.',
  ],
  'Financial Analyst': [
    'I put my assumptions on the first page, in large type. My first forecast, unpaid, was the cash flow of a carnival parade group in {city}. It ended the year with a surplus and a new drum.',
    'I have built models for lenders, farms and an airline that no longer exists; I had warned them. I check the total before I touch the colors. My children think I draw mountains for work.',
    'I am early in my career and love sensitivity tables. My thesis predicted the price of lemons in {city}, within nine percent. I eat too many lemons.',
    'I enjoy asking where a number comes from, all the way back to the person who typed it. Last year I replaced thirty spreadsheets with one, and wrote a farewell email to the others. I hike at altitude.',
  ],
  'Payroll Specialist': [
    'Payday is a promise, and I have not missed one yet. I learned payroll in a family business of 22 cousins in {city}. They all checked.',
    'I answer questions about pay stubs the way I would want mine answered. I keep a calendar of state holidays that two other teams borrowed. I speak to my plants in English to practice.',
    'I know the overtime rules of nine states and look up the tenth. I moved 400 people to a new system between two Fridays, from a hotel room without a window. In {city} I play the accordion at weddings.',
    'I have run payroll for farms, clinics and a samba school. Corrections go out the same day with an apology that has no excuses in it. I mentor two young women who want to work in finance.',
  ],
  'Medical Billing Specialist': [
    'I follow a denied claim until someone pays it or explains it. My aunt is a dentist in {city}, and I learned the codes at her kitchen table. I file on Mondays and chase on Thursdays.',
    'I spent four years at a hospital billing desk, where I explained bills to people in pajamas. I still write each letter for them. I read insurance bulletins with a highlighter.',
    'I have led a billing team through two changes of the code sets. Once I recovered $11,000 for a clinic in one afternoon by reading page nine of a contract. I sculpt in clay in {city}.',
    'I finished my coding course with the highest grade of the year. I practice on my family’s receipts, and they have started to hide them. I enjoy forms more than is normal.',
  ],
  'Legal Assistant': [
    'I have kept court calendars for more than ten years, and my watch is set two minutes ahead. I can find any document in a file that I built. In {city} I sing in the notaries’ choir; there is one.',
    'I graduated from law school last year and like drafting more than arguing. My best work so far is a checklist for wills that even my professor uses. I proofread from the last line to the first.',
    'I explain contracts to my neighbors in {city} every other Saturday. At work I prepare documents until only the signature is missing. I have a good memory for dates and birthdays.',
    'I worked at a property registry and can read terrible handwriting. Attorneys send me the files that someone else gave up on. By popular demand, I take the minutes at my building’s meetings.',
  ],
  'Logistics Coordinator': [
    'I track trucks across two borders, and I know which bridge is closed before the radio does. My father drove for thirty years; I call drivers the way I would call him. {city} is home.',
    'I moved a whole ice rink once, boards and all, from Mendoza to Miami. I plan with a buffer and a phone list. I know the names of the guards at four customs offices.',
    'I write handoff notes that people read to the end. One night in {city} I rerouted eleven loads around a strike with a paper map. I can say "please unload now" in a tone that works.',
    'I have run night desks for most of my career and like the quiet. My teams call the customer first, always. I fix motorcycles and have strong opinions about tires.',
  ],
  'Data Analyst': [
    'I came to data through a fishing cooperative that wanted to know where its money went. It went into ice. I show one chart per question.',
    'I have built reporting for a soccer club, a bank and a city government. In each, one honest table changed a decision. I retire any dashboard that nobody in the room can explain.',
    'I am a junior analyst with a diploma in statistics and a blog about bus delays in {city}. The transit office now reads it. I clean data in Python and enjoy it.',
    'I worked in sales operations, so I know how the numbers get into the system on a Friday. I ask that person first. I play goalkeeper, which is also about probabilities.',
  ],
};
