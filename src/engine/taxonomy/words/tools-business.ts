/**
 * Programs for sales, support, assistance, operations, finance and people. Contains only data, one group per heading (format: see skill-lines.ts).
 * Programs of a group do the same work, so each earns partial credit for the others.
 */
export const BUSINESS_TOOLS = `
= CRM
@Salesforce (salesforce crm, sfdc, salesforce administration, salesforce admin, @sales cloud); HubSpot (hubspot crm); Pipedrive
Zoho CRM (zoho, zoho one); Microsoft Dynamics (dynamics 365, dynamics crm, microsoft dynamics 365); GoHighLevel (highlevel, #GHL); Freshsales
&Copper (!copper, copper crm); Close CRM (&close, close.com); Keap (infusionsoft); Bitrix24 (bitrix); SugarCRM; monday CRM; Insightly
Nimble CRM (!nimble); Kommo (amocrm); Attio; Streak CRM (!streak)
= CRM, Real estate
kvCORE (boldtrail, @inside real estate); @Follow Up Boss (#FUB); &BoomTown; LionDesk; Sierra Interactive; @Chime CRM (!chime, lofty crm, &lofty)
@Real Geeks; #CINC (cinc pro); @Wise Agent; @Top Producer; Brivity; MoxiWorks; Propertybase; REsimpli; InvestorFuse; &Contactually
= Prospecting
Apollo.io; ZoomInfo; LinkedIn Sales Navigator (sales navigator); Lusha; Hunter.io; Seamless.AI; RocketReach; UpLead; LeadIQ; Clearbit
%Clay (clay.com); Cognism; Snov.io; Skrapp; Kaspr; ContactOut
= Cold emailing, Sales development
&Outreach (outreach.io, outreach platform); SalesLoft; Lemlist; Instantly.ai (&instantly); Smartlead (smartlead.ai); Reply.io; Mailshake
Woodpecker (!woodpecker, woodpecker.co); Klenty; Groove sales (!groove); Mixmax; Yesware; QuickMail; GMass; SalesHandy; Salesmsg
= Lead qualification
#MEDDIC (meddpicc); #BANT (bant qualification); SPICED sales framework
= Sales
&Gong (gong.io); Chorus (!chorus, chorus.ai); &Clari; Avoma; @Highspot; Seismic (!seismic); Showpad; PandaDoc Proposals; Proposify; Qwilr
= Meeting notes
Fireflies.ai (&fireflies); Otter.ai (%otter); Fathom (!fathom, fathom.video); Grain (!grain); tldv
= Call center, VoIP
RingCentral; Aircall; Dialpad; Five9; Genesys (genesys cloud); &Avaya; NICE inContact (incontact, nice cxone, cxone); Talkdesk; Twilio Flex (twilio)
OpenPhone (quo phone); JustCall; CloudTalk; Nextiva; Vonage; 8x8; Grasshopper (!grasshopper, grasshopper phone); Ooma; GoTo Connect
= Email support, Customer service
Zendesk (zendesk support); Freshdesk; Gorgias; @Help Scout; %Front (@front app); Zoho Desk; Kustomer; Kayako; HubSpot Service Hub (@service hub)
Salesforce Service Cloud (@service cloud, case management salesforce); Gladly (!gladly); Re:amaze; Richpanel; @HappyFox; Groove help desk; LiveAgent
= Live chat
&Intercom (intercom.io); Drift chat (&drift, drift.com); Tidio; Crisp chat (!crisp); tawk.to (tawk); LiveChat software (livechat inc); Olark
Zendesk Chat (zopim); LivePerson; Smartsupp; JivoChat (jivo); Userlike; Chatra; HubSpot live chat; WhatsApp Business API (wati); Landbot
= Customer success
Gainsight; ChurnZero; Totango; &Vitally; Planhat; Catalyst customer success; ClientSuccess; Custify
= ~6
UserGuiding; &Pendo; Appcues; WalkMe; Userpilot
= Project management tools
Asana (@asana); Trello; ClickUp; Monday.com (monday work management, %monday); Jira (atlassian jira, atlassian); Basecamp (@basecamp); Wrike
Teamwork.com (teamwork projects); Smartsheet; Microsoft Project (ms project); Linear project tracking (&linear, linear app); Todoist
Microsoft Planner (ms planner, microsoft to do); Height app (!height); Shortcut project tracking (!shortcut); Azure Boards; Zoho Projects
Hive project (!hive project)
= Knowledge base management
Notion (@notion); Confluence (&confluence); &Coda (coda.io); Evernote; OneNote (microsoft onenote); &Obsidian (obsidian notes); GitBook
Guru wiki (getguru); Slite; Nuclino; Document360; HelpJuice; Trainual; SweetProcess; &Scribe (scribehow); Tango guides
= Process automation
Zapier; Make (&make, make.com, integromat); n8n; IFTTT; Power Automate (microsoft power automate, microsoft flow); Workato; Pabbly (pabbly connect)
Tray.io; Parabola automation; &Bardeen; Zoho Flow; &Integrately; Relay.app; UiPath (uipath studio); @Automation Anywhere; Blue Prism
= Databases, No-code
Airtable; SmartSuite; Baserow; Stackby; Knack database; Ninox; FileMaker; Microsoft Access (ms access, &access); Zoho Creator; Quickbase; Caspio
Grist tables
= Communication tools
Slack (@slack); Microsoft Teams (ms teams, teams microsoft, &teams); Discord (&discord); Google Chat; WhatsApp Business (&whatsapp business app)
Telegram (&telegram); Mattermost; Rocket.Chat; Twist chat; Voxer; Viber; WeChat; Pumble; Chanty; Flock chat
= Video conferencing
Zoom (@zoom, zoom meetings); Google Meet; Webex (cisco webex); Skype (@skype); GoToMeeting; &BlueJeans (blue jeans meeting); Microsoft Teams meetings
&Whereby; Jitsi; Zoom Webinars; GoToWebinar; Demio; StreamYard; Livestorm; Crowdcast; BigMarker
= Screen recording
Loom (@loom); Vidyard; Bubbles video; ScreenPal (screencast-o-matic); Snagit; CloudApp (zight); &Tella; BombBomb; Vmaker
= Appointment scheduling
Calendly; Acuity Scheduling (&acuity); Google Calendar; Doodle polls (!doodle); YouCanBookMe; SavvyCal; Square Appointments; Setmore; SimplyBook.me
Cal.com; &OnceHub (scheduleonce); Chili Piper; Mindbody; Vagaro; &Booksy; &Fresha
= Document signing
DocuSign; PandaDoc; Adobe Sign (adobe acrobat sign); Dropbox Sign (hellosign); SignNow; DocHub; Zoho Sign; RightSignature; SignWell; Eversign
SignRequest; Authentisign; Formstack Sign; Clicksign; D4Sign; OneSpan
= File storage
Google Drive (!gdrive); Dropbox; OneDrive; Box storage (!box, box.com); iCloud Drive (icloud); SharePoint (sharepoint online, sharepoint development, spfx)
Egnyte; pCloud; WeTransfer; Mega storage; ShareFile (citrix sharefile); M-Files; DocuWare; eFileCabinet; LogicalDOC; Laserfiche
= Form building
Google Forms; Typeform; Jotform; Microsoft Forms; SurveyMonkey; Tally forms (&tally); Paperform; Formstack; Cognito Forms; Gravity Forms; Wufoo
Qualtrics; 123FormBuilder; Fillout; Zoho Forms; QuestionPro
= Password management
LastPass; 1Password; Bitwarden; Dashlane; Keeper password (!keeper); NordPass; KeePass; RoboForm; Zoho Vault
= Time tracking
Toggl (toggl track); Hubstaff; @Time Doctor; Harvest (&harvest, harvest time tracking); Clockify; TSheets (quickbooks time); Upwork time tracker
TimeCamp; RescueTime; Everhour; DeskTime; !Insightful (workpuls); ActivTrak; Teramind; Buddy Punch; Homebase scheduling (!homebase)
= ~7
Excel (@excel, microsoft excel, ms excel, exel, hojas de calculo, spreadsheets, planilhas, excel avanzado, advanced excel)
Google Sheets (!sheets, google spreadsheets); LibreOffice Calc; @Apple Numbers (!numbers); Zoho Sheet
= ~7
Microsoft Word (&word, ms word, word processing, procesador de textos); Google Docs (!docs, documentos de google, google documents); @Apple Pages
LibreOffice Writer; Zoho Writer
= ~7
PowerPoint (microsoft powerpoint, ms powerpoint, presentations software); Google Slides (!slides, presentaciones de google); Keynote (&keynote, apple keynote)
Prezi; Pitch presentations; Beautiful.ai; Gamma presentations (gamma.app); Canva Presentations; &Genially
= ~6
Microsoft Outlook (@outlook, ms outlook); Gmail; Superhuman mail (!superhuman); SaneBox; Apple Mail; Yahoo Mail; Proton Mail; Zoho Mail; Spark mail
Thunderbird mail (mozilla thunderbird); Boomerang for Gmail
= Whiteboarding
&Miro (miro boards); Mural boards (!mural); FigJam (figjam boards); Lucidspark; Lucidchart; Microsoft Visio (visio); Draw.io (diagrams.net)
Whimsical (!whimsical); MindMeister; XMind; Creately; Excalidraw; SmartDraw; Gliffy; Coggle; Jamboard
= Accounting software, Bookkeeping
QuickBooks (quickbooks online, qbo, intuit quickbooks, quickbooks desktop, qbd, quickbooks online accountant, quickbooks pro, quickbooks enterprise)
Xero; FreshBooks (freshbooks accounting); Wave accounting (&wave, @wave apps); Zoho Books; &Sage (sage 50, sage 100, sage 300, &peachtree)
Sage Intacct (intacct); NetSuite (oracle netsuite); Kashoo; ZipBooks; MYOB; &Bench (bench accounting); Pilot bookkeeping; FreeAgent
Tally ERP (!tally erp, tally prime); Acumatica; AccountEdge; Patriot Accounting
= Accounting software, Bookkeeping
CONTPAQi (contpaq); Siigo; Alegra (!alegra, alegra.com); Aspel (aspel coi, aspel sae); @World Office; Tango Gestión; Defontana; Bsale; Colppy; Xubio
Contabilium; Concar; Starsoft; Nubox; Conta Azul; Omie; Bling ERP (!bling); Tiny ERP (!tiny)
= Accounts payable
Bill.com (%bill); &Ramp (ramp.com, ramp cards); Melio; Tipalti; Stampli; AvidXchange; Plooto; Corpay; MineralTree; BILL Spend & Expense (!divvy); Coupa
SAP Ariba; &Airbase; Beanworks; &Routable; Bottomline Paymode (paymode-x)
= Expense management
Expensify; SAP Concur (&concur, concur expense); Brex; Dext (@receipt bank); Hubdoc; AutoEntry; Zoho Expense; Certify expense (!certify)
&Navan (tripactions); Emburse; Fyle; Rydoo; Pleo; Spendesk; MileIQ; Everlance
= Accounting software
A2X; Synder; @Link My Books; @Fathom reporting; @Spotlight Reporting; Jirav; LivePlan; Float cash flow; Dryrun; Karbon practice (&karbon, karbonhq)
@Financial Cents; TaxDome; Canopy Tax (!canopy); Jetpack Workflow; Keeper bookkeeping; @Double bookkeeping (!double hq)
= Tax preparation
Drake Tax (drake software); ProSeries (intuit proseries); Lacerte (intuit lacerte); TurboTax; UltraTax (ultratax cs)
CCH Axcess (cch prosystem fx, prosystem fx, axcess tax); ProConnect (intuit proconnect); TaxAct; TaxSlayer; H&R Block software; ATX Tax; TaxWise
OLT Pro; GoSystem Tax; Corptax; OneSource tax (onesource)
= VAT
Avalara (avatax); TaxJar; Vertex tax (!vertex, vertex o series); Sovos; Anrok; Stripe Tax; TaxCloud; DAVO; Numeral tax; Zamp tax
= Payroll
&Gusto (gusto payroll); #ADP (adp workforce now, adp run, run powered by adp); Paychex (paychex flex); Paylocity; Paycom
QuickBooks Payroll (intuit payroll); OnPay; SurePayroll; Patriot Payroll; Square Payroll; Wave Payroll; Heartland Payroll; &Justworks; TriNet
Ceridian Dayforce (dayforce, ceridian); UKG (ultipro, ukg pro, &kronos, ukg ready); iSolved; Namely (!namely)
= HRIS
BambooHR; &Rippling; Deel (deel.com); Workday (&workday, workday hcm); SAP SuccessFactors (successfactors)
Oracle HCM (oracle hcm cloud, oracle taleo cloud); Zoho People; Factorial (!factorial, factorial hr); Personio; HiBob (bob hr); Gusto HR
Lattice (!lattice, lattice hr); 15Five; @Culture Amp; Leapsome; ChartHop
= Applicant tracking systems
&Greenhouse (greenhouse.io, greenhouse recruiting); &Lever (lever ats, lever.co); &Workable (workable ats); iCIMS; &Ashby (ashbyhq); Jobvite
Taleo (oracle taleo); SmartRecruiters; JazzHR; Breezy HR; &Bullhorn; Recruitee; Teamtailor; Zoho Recruit; Manatal; Recruit CRM
= Candidate sourcing
LinkedIn Recruiter (linkedin recruiter lite); Indeed recruiting (&indeed, indeed resume); ZipRecruiter; Glassdoor; hireEZ (hiretual); SeekOut
Monster recruiting; CareerBuilder; Dice recruiting; AngelList (wellfound); Entelo; Handshake recruiting (!handshake); Computrabajo
OCC Mundial (occ mundial); &Bumeran; Elempleo
= Background checks
Checkr; Sterling background checks; HireRight; GoodHire; Truework; E-Verify; Certn; Xref; &Truora; AccurateNow; @First Advantage; DISA drug screening
= Psychometric testing
@Predictive Index; DISC assessment; Criteria Corp; TestGorilla; Hogan assessments; Vervoe; Caliper assessment
Wonderlic; Evaluatest; PsicoSmart; Pymetrics; Mettl; CliftonStrengths
= ~6
HackerRank; Codility; CodeSignal
= ERP
SAP (#SAP, sap erp); Odoo (openerp, odoo erp, odoo development); Oracle EBS (oracle e-business suite, oracle fusion, oracle erp cloud)
JD Edwards (jde); PeopleSoft; Infor (infor ln, infor cloudsuite); Epicor
@Business Central (dynamics nav, microsoft navision, dynamics 365 business central); SAP Business One (sap b1, @business one); SYSPRO; IFS ERP; ERPNext
Sage X3; Fishbowl inventory (&fishbowl); Katana MRP (!katana); Cin7
`;
