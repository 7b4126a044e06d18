/** Related concepts of title-words.ts and further-words.ts, with their similarity. Contains only data; relations are symmetric. */
/** `concept concept tenths`: the credit of one concept for the other. Entries are separated by commas or line ends. */
export const RELATED_WORDS = `
manager director 6, manager supervisor 6, manager leader 6, manager coordinator 5, manager administrator 5
manager chief 4, director chief 7, director executive 4, supervisor leader 8, supervisor coordinator 5
specialist expert 8, specialist technician 4, specialist analyst 4, specialist consultant 4, consultant advisor 8
agent representative 8, agent officer 3, agent advisor 3, representative executive 4, representative advisor 3
assistant clerk 5, assistant associate 5, assistant attendant 6, assistant worker 3, clerk officer 3
clerk secretary 5, technician engineer 5, technician mechanic 4, technician operator 4, technician repairer 5
technician installer 5, operator worker 6, installer repairer 5, developer engineer 8, developer software 4
instructor teacher 6, instructor coach 6, tutor teacher 7, counselor advisor 4, counselor therapist 5
caregiver care 8, caregiver nanny 5, researcher scientist 6, researcher analyst 3, designer artist 3
accountant accountancy 9, accountant bookkeeper 8, accountancy bookkeeper 8, accountancy finance 4, accountant audit 5
administration administrator 8, administration office 5, administration clerk 6, administration secretary 5
sales seller 8, sales retail 4, sales cuenta 3, seller store 5, seller retail 6, cashier seller 4, mktg advertising 5
mktg brand 5, mktg digital 3, mktg market 4, ceo chief 7, ceo director 6, lecturer teacher 6, lecturer university 6
radiologist radiography 6, software web 5, software computer 5, software infotech 5, software frontend 5
software backend 5, software fullstack 9, software mobile 5, frontend web 7, backend web 5, fullstack web 6
frontend fullstack 6, backend fullstack 6, infotech computer 8, infotech system 6, infotech technology 7
computer system 5, network system 5, cybersecurity security 6, writer editor 6, writer content 5, journalist writer 5
journalist editor 5, publisher editor 6, lawyer legal 8, lawyer paralegal 5
legal paralegal 7, nurse care 3, nurse caregiver 3, physician medical 6, medical health 6, health clinical 4
hospital health 5, chef food 5, restaurant food 5, restaurant waiter 5, hotel tourism 4, cleaner maintenance 2
driver truck 4, driver delivery 5, driver transport 5, truck transport 4, logistics supply 7, logistics warehouse 5
logistics freight 7, logistics transport 5, inventory warehouse 6, buyer supply 5, mechanic automotive 5
mechanic maintenance 5, electrician electrical 9, electrical electronic 6, welder metal 6, construction civil 5
mason construction 6, agriculture agronomist 6, gardener agriculture 4, livestock agriculture 5, animal dog 6
animal veterinary 6, groomer animal 5, guard security 8, police security 4, police guard 3, education teacher 5
education school 5, school teacher 4, kindergarten child 5, child nanny 7, recruiter human 5, capacitation education 3
capacitation instructor 8, project program 6, manufacturing producer 6, operations manufacturing 2, quality tester 5
ecommerce digital 3, policy government 6, sport coach 6, fitness sport 6, beauty hairdresser 6, geologist mining 5
environmental waste 4, employee worker 7, employee clerk 6, employee associate 6, employee assistant 4
partner director 4, partner associate 4, owner director 4, owner manager 4, catering food 7, catering chef 6
catering event 5, litigation lawyer 8, mediator judge 4, mediator lawyer 4, mediator arbitrator 6
mediator litigation 4, arbitrator judge 5, prosecutor lawyer 7, picker warehouse 7, picker packer 6, picker sorter 6
receiving warehouse 7, receiving freight 7, material warehouse 5, sorter packer 5, forklift warehouse 7
freight warehouse 6, equity investment 7, fund investment 7, trader investment 6, trader broker 6
investment finance 6, bank finance 5, bank credit 5, investment bank 4, valuation finance 3, wireless network 5
wireless telecommunications 7, switching telecommunications 7, network telecommunications 6, circuit electronic 7
robotics electronic 4, robotics engineer 3, instrumentation electronic 5, powertrain automotive 7
broadcasting television 8, broadcasting sound 4, camera video 7, camera film 6, video film 7, video television 5
lighting sound 5, costume fashion 5, clothing fashion 8, clothing textile 8, fashion textile 7, accessories fashion 6
shoe fashion 5, makeup beauty 7, voice singer 6, voice actor 4, singer musician 7, composer musician 8
orchestra musician 7, guitarist musician 8, pianist musician 8, drummer musician 8, dancer actor 4, circus actor 4
poet writer 8, screenplay writer 7, proofreader editor 7, linguist translator 7, linguist language 7
translator language 5, layout designer 4, multimedia designer 4, motion animator 7, 3d animator 7
animator illustrator 6, illustrator artist 6, visual graphic 5, graphic illustrator 5, architectural architect 9
architect urban 5, architect drafter 5, daycare nanny 7, daycare kindergarten 8, daycare child 7, camp child 3
tutor nanny 2, admissions school 4, microbiology biologist 8, biochemistry biologist 7, biochemistry chemical 6
genetics biologist 7, botany biologist 7, zoology biologist 7, ecology environmental 8, hydrology geologist 6
hydrology water 7, neurology physician 5, oncology physician 5, dermatology physician 5, ophthalmology physician 5
orthopedic physician 5, urology physician 5, pathology physician 4, endocrinology physician 5
cardiologist physician 5, pediatric physician 5, gynecologist physician 5, anesthesiologist physician 5
psychiatrist physician 5, psychiatrist psychologist 6, psychologist therapist 6, psychologist counselor 6
surgeon physician 6, emergency paramedic 6, hygienist dentist 7, orthodontist dentist 8, massage physiotherapist 6
chiropractor physiotherapist 6, rehabilitation therapist 6, behavior psychologist 7, addiction counselor 7
home caregiver 5, home cleaner 3, youth social 5, youth child 5, forensic police 5, investigator police 7
surveillance guard 6, wildlife animal 7, horse animal 6, poultry livestock 7, dairy livestock 6, fruit agriculture 6
greenhouse gardener 6, soil agronomist 6, tile mason 6, plasterer mason 6, painter construction 5
rofer construction 5, carpenter construction 4, scaffold construction 6, road civil 7, bridge civil 7
estimator cost 7, estimator construction 5, handyman maintenance 8, appliance repairer 6, boiler hvac 6
boiler plumber 4, lathe machine 7, milling machine 7, mold machine 5, casting metal 7, forge metal 7
boilermaker welder 8, sheet metal 6, sheet automotive 5, tire automotive 6, motorcycle automotive 6
bicycle mechanic 4, diesel mechanic 7, helicopter pilot 6, drone pilot 5, flight pilot 7, cabin flight 7
airport flight 6, port ship 6, deck ship 8, fleet transport 7, route driver 5, bus driver 7, taxi driver 8
ticket cashier 5, bartender waiter 6, bar bartender 7, bar restaurant 5, kitchen chef 9, dishwasher kitchen 7
baker chef 5, pizza chef 6, butcher food 4, concierge hotel 6, concierge receptionist 4, spa beauty 6, nail beauty 7
skin beauty 7, florist gardener 3, promoter sales 5, promoter mktg 4, claims insurance 8
billing cuenta 4, billing accountancy 6, receivable billing 5, payable billing 5, pricing finance 3, contract legal 5
patent legal 6, privacy compliance 6, fraud compliance 6, survey market 6, sustainability environmental 8
lead sales 3, presales sales 7, complaint customer 5, helpdesk suport 7, helpdesk infotech 5, devops cloud 6
devops infrastructure 6, devops system 4, embedded software 6, java software 6, javascript software 5
javascript frontend 6, javascript web 6, python software 5, dotnet software 6, php web 6, php software 4, sap system 4
sql database 8, visualization intelligence 6, visualization data 5, statistics statistician 9, typescript javascript 8
react javascript 6, react frontend 8, angular javascript 6, angular frontend 8, vue javascript 6, vue frontend 6
react angular 5, react vue 5, angular vue 5, node javascript 6, node backend 8, kotlin mobile 6, kotlin java 5
swift mobile 6, wordpress web 6, wordpress php 5, shopify ecommerce 7
paid advertising 6, paid mktg 4
socialmedia mktg 5, socialmedia digital 5, socialmedia content 5, socialmedia communitymanager 9, socialmedia youtuber 5
communitymanager community 4, communitymanager content 4, socialworker social 4, socialworker counselor 5, socialworker community 4
dataentry clerk 7, dataentry operator 6, dataentry administrator 2, machinelearning datascience 7, machinelearning data 4
machinelearning artificial 7, datascience data 6, datascience statistics 5, datascience statistician 6, datascience analyst 3
datacenter infotech 4, publicrelations communications 7, publicrelations media 4, publicrelations mktg 3
laborrelations human 6, callcenter telemarketer 7, callcenter customer 6, callcenter service 4, callcenter phone 6, telemarketer sales 4
insidesales sales 7, insidesales telemarketer 6, insidesales seller 6
fieldsales sales 7, fieldsales seller 6
realestate lease 5, realestate tenant 4, realestate transactioncoordinator 4, softwarearchitect software 6, softwarearchitect cloudarchitect 8
softwarearchitect system 4, cloudarchitect cloud 8, cloudarchitect infrastructure 4, medicalbilling billing 7, medicalbilling medicalcoding 7
medicalbilling medical 4, medicalbilling eligibility 5, medicalcoding medical 4, medicalscribe medical 4
eligibility insurance 4, eligibility medical 4, loanprocessor credit 7, travelagent tourism 8
wordprocessor dataentry 6, paidmedia advertising 7, paidmedia mktg 5, paidmedia digital 5, paidmedia seo 4, paidmedia media 4
seo mktg 4, seo digital 4, conversion mktg 4, emailmarketing mktg 6, emailmarketing digital 4, leadgeneration sales 5
leadgeneration appointmentsetter 7, leadgeneration businessdevelopment 6, leadgeneration mktg 3, leadgeneration telemarketer 4
appointmentsetter telemarketer 8, appointmentsetter sales 4, appointmentsetter appointment 8, customersuccess customer 7
customersuccess service 3, voiceover voice 9, voiceover actor 4
videoediting video 8, videoediting editor 6, videoediting film 5, videoediting motiongraphics 5, motiongraphics animator 7
motiongraphics graphic 5, motiongraphics designer 4, layoutdesign layout 8, layoutdesign graphic 6, layoutdesign designer 5
layoutdesign editorial 6, pagebuilding frontend 8, pagebuilding web 7, pagebuilding webdesign 6, webdesign web 7, webdesign designer 6
webdesign ux 6, webdesign graphic 4, gamedesign game 8, gamedesign designer 5, courier delivery 8, courier driver 4
generalcontractor construction 7, transactioncoordinator coordinator 4, defender lawyer 7
personaltrainer fitness 9, personaltrainer sport 6, personaltrainer coach 6, personaltrainer instructor 5, frontdesk receptionist 9
frontdesk hotel 4, businessdevelopment sales 6
productionline producer 6, productionline manufacturing 6, linecook chef 9, linecook kitchen 7
appstore mobile 5, appstore mktg 3, youtuber content 6, youtuber video 4, instructionaldesign education 5
instructionaldesign curriculum 7, instructionaldesign capacitation 6, instructionaldesign designer 4
servicedelivery service 6
attendant agent 7, attendant representative 6, agent broker 6
pagebuilding developer 3
`;
