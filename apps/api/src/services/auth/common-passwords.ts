import { ValidationError } from '../errors/errors.ts';

/**
 * The most frequent passwords of published leaks, six characters and longer, in lower case: those that an attacker tries
 * first within the rate limits.
 */
const passwordList = `
123456 1234567 12345678 123456789 1234567890 0123456789 987654321 9876543210 111111 222222 333333 444444 555555 666666 777777
888888 999999 000000 1111111 11111111 111111111 00000000 000000000 121212 131313 123123 123321 112233 11223344 1122334455 102030
123654 147258 147258369 159753 159357 258456 654321 7654321 87654321 101010 123qwe 123abc 1234qwer 12345a 12345q 123456a 123456q
123456aa 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 1qaz2wsx3edc qwe123 qwe123456 qweqwe qweasd qweasdzxc qwer1234 qwert1
qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyui qwertyuiop azerty azerty123 asdfgh asdfghjkl asdasd asd123
asdf1234 zxcvbn zxcvbnm zaq12wsx zaq1zaq1 q1w2e3 q1w2e3r4 q1w2e3r4t5 a12345 a123456 a1234567 a12345678 a123456789 a1b2c3 a1b2c3d4
aa123456 aa12345678 aaaaaa aaaaaaa aaaaaaaa abc123 abc1234 abc12345 abc123456 abcabc abcdef abcdefg abcdefgh abcd1234 abcd12345
password password1 password12 password123 password1234 password! passw0rd passwort p@ssword p@ssw0rd pa55word pass1234 pass123
passpass passw0rd1 motdepasse contraseña contrasena senha123 parola changeme changeme123 change123 newpass newpassword temp123
temp1234 temppass welcome welcome1 welcome12 welcome123 letmein letmein1 letmein123 login123 loginlogin master master123 admin1
admin12 admin123 admin1234 admin12345 administrator root123 rootroot toor123 test12 test123 test1234 test12345 testtest testing
testing1 tester demo123 demo1234 guest123 user123 user1234 username default secret secret1 secret123 access access14 trustno1
iloveyou iloveyou1 iloveyou2 iloveu ilovegod loveme lovely loveyou love123 lovelove mylove forever forever1 princess princess1
sunshine sunshine1 superman superman1 batman batman1 spiderman ironman pokemon pokemon1 naruto monkey monkey1 monkey123 dragon
dragon1 dragon123 tigger tiger1 tiger123 shadow shadow1 buster charlie charlie1 cookie cookie1 chocolate butterfly flower flower1
flowers football football1 baseball baseball1 basketball soccer soccer1 hockey liverpool liverpool1 arsenal arsenal1 chelsea
chelsea1 barcelona realmadrid juventus manchester ronaldo ronaldo7 messi10 jordan jordan1 jordan23 michael michael1 michelle
jessica jessica1 jennifer jasmine ashley ashley1 amanda andrew anthony daniel daniel1 david123 joshua justin matthew nicole
nicole1 robert thomas thomas1 william maggie hannah hunter hunter1 hunter2 killer killer1 ginger summer summer1 winter winter1
spring1 autumn january february october november december monday friday friday1 computer computer1 internet internet1 samsung
samsung1 iphone google google1 google123 facebook facebook1 microsoft windows windows1 whatsapp youtube twitter starwars starwars1
matrix freedom freedom1 whatever whatever1 nothing hello1 hello12 hello123 hellohello goodluck blessed blessed1 jesus1 jesuschrist
ilovejesus angel1 angel123 angels heaven family family1 mother father brother sister babygirl babygirl1 baby123 sweety sweetie
student student1 student12 student123 teacher teacher1 teacher123 school school1 school123 english english1 english123 learning
education college parent parent1 parent123 class123 exam123 homework rubrica rubrica1 rubrica12 rubrica123
mohamed mohamed1 mohamed123 mohammed mohammed1 muhammad ahmed1 ahmed12 ahmed123 ahmed1234 mahmoud mahmoud1 mahmoud123 mostafa
mostafa1 mostafa123 mustafa mustafa1 ibrahim ibrahim1 hassan hassan1 hassan123 hussein khaled khaled1 khaled123 youssef youssef1
omar123 omar1234 ali123 ali1234 ali12345 fatima fatma123 mariam maryam nourhan yasmin yasmine sara123 sara1234 allah1 allah123
bismillah alhamdulillah subhanallah egypt1 egypt123 egypt2020 cairo123 alahly alahly1907 zamalek habibi habibi1 habibty
lebron23 bailey pepper peanut snoopy garfield mickey mickey1 minnie donald mustang mustang1 ferrari mercedes porsche yamaha
harley harley1 corvette camaro eagle1 eagles cowboys yankees lakers raiders steelers packers rangers phoenix diamond diamond1
silver golden purple purple1 orange orange1 yellow banana apple1 apple123 cheese pepsi1 coffee cocacola guitar music1 dancer
zxcasd asdzxc qazwsx qazwsx1 qazwsxedc wsxedc rfvtgb poiuyt poiuytrewq lkjhgf mnbvcx mnbvcxz trewq123 ytrewq
696969 88888888 77777777 99999999 66666666 55555555 5201314 520520 1314520 741852 741852963 963852741 789456 789456123 456789
456123 321321 232323 212121 252525 454545 787878 789789 010203 01020304 010101 012345 01234567 19901990 19911991 20002000 20202020
2020202 199000 password0 password2 password3 password7 password9 qwerty7 abc123! admin@123 pass@123 welcome@123 test@123
`;

const commonPasswords: ReadonlySet<string> = new Set(passwordList.split(/\s+/u));

/** Returns whether a password is on the list, is one repeated character, or equals one of the user's own words. */
export function isCommonPassword(password: string, userWords: readonly string[] = []): boolean {
  const folded = password.normalize('NFKC').toLowerCase().trim();
  return (
    commonPasswords.has(folded) || /^(.)\1*$/u.test(folded) || userWords.some((word) => word.toLowerCase() === folded)
  );
}

/**
 * Checks that a password is not a common one and not the user's own email or name.
 *
 * @throws {ValidationError} on `field`
 */
export function rejectCommonPassword(field: string, password: string, person: { email: string; name?: string }): void {
  const userWords = [person.email, person.email.split('@')[0] ?? '', person.name ?? ''];
  if (isCommonPassword(password, userWords)) throw new ValidationError({ [field]: [{ code: 'common_password' }] });
}
