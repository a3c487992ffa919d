export const COMMON_MISSPELLINGS: ReadonlyMap<string, string> = new Map(
  `wich which|whitch which|wen when|wat what|whay why|wher where|untill until|wether whether|speek speak|adress address
recieve receive|recieved received|experiance experience|expirience experience|langauge language|langauges languages
lenguages languages|languges languages|begining beginning|calender calendar|knowlege knowledge|seperate separate
collegue colleague|collegues colleagues|volunter volunteer|volunters volunteers|voluntering volunteering
avaliable available|availible available|avalable available|availabe available|freelence freelance|carreer career
carrer career|qualifed qualified|certificat certificate|sertificate certificate|acheive achieve|acheived achieved
educaton education|apprentiship apprenticeship|aprenticeship apprenticeship|apprenticship apprenticeship
responce response|replie reply|wheres where|whos who|whats what|hes he|shes she|houre hour|houres hours|emial email|emal email|tele telephone`
    .split(/[|\n]/).map((line): [slip: string, meant: string] => {
      const [slip = "", meant = ""] = line.split(" ");
      return [slip, meant];
    }),
);
