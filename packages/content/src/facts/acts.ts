import { toPhrases, toWords } from './phrases.ts';

/** Farewells that are nothing else: they end a call at the end of whatever is said, after a comma or a full stop. */
export const farewells = toPhrases(`
  goodbye | bye | byebye | bye bye | good bye | bye now | goodbye now | bye then | bye for today | see you |
  see you soon | see ya | see you around | see you later | see you owl | talk to you later | talk to you soon |
  catch you later | good night | goodnight | good night then | have a good night | have a good day | have a good one |
  have a good evening | have a nice day | have a nice evening | have a great day | have a nice one |
  have a nice weekend | have a good weekend | have a lovely day | farewell | cheerio | ciao | adios | au revoir |
  tschuss | auf wiedersehen | hasta luego | ta ta | toodle oo | cya | over and out | signing off | i am hanging up |
  i am hanging up now | hanging up now | bye for now | goodbye then | goodbye for now | good night to you |
  have a nice night | have a lovely evening | good day to you | night night | see ya later
`);

/** What visitors do besides asking, as they say it. "goodbye" counts word for word only, since it ends the call. */
export const acts = {
  repeat: {
    phrases: toPhrases(`
      i did not understood | not understand | i do not understand | i do not understand you | did not understand |
      can you say again | say it once more | once again | one time more | i could not follow | i did not follow |
      what did you say there | i did not hear | say that once more | could you repeat | beg your pardon |
      i beg your pardon | run that past me again | can you go over that again | tell me again | tell it again |
      tell me that again | say what | eh | you what | repeat | repeat that | repeat it | can you repeat that |
      could you repeat that | say that again | say it again | can you say that again | could you say that again |
      come again | again | once more | one more time | pardon | pardon me | sorry | what | what was that |
      what did you say | what did you just say | i did not catch that | i did not get that | i did not hear you |
      i did not hear that | i did not understand | i missed that | excuse me | huh | say again |
      run that by me again | would you repeat | repeat the last part | repeat the last sentence |
      i could not hear you | could you say that one more time | can you repeat | say that one more time |
      say the last bit again | the last bit again | what was the last thing you said | you are breaking up |
      you broke up | say that last part again
    `),
  },
  more: {
    phrases: toPhrases(`
      anything else about it | anything else about that | anything else on that | is there anything else about it |
      more about this | more of that | what more can you tell me | what more is there | can you say more |
      can you go on | keep on | more info | more information | i want more | tell me some more | go into detail |
      in more detail | what else about that | what else about this | is that all | is that everything |
      anything more about it | and otherwise | apart from that | got more | got any more | do you have more |
      say some more | tell me the rest | what happened next | give me an example | can you give me an example |
      for example | for instance | like what | such as | can you give an example | what for example | any more | more |
      tell me more | go on | continue | keep going | and | and then | what else | anything else | more details |
      more detail | go ahead | carry on | tell me more about it | tell me more about that | more about that |
      more about it | more on that | can you elaborate | elaborate | elaborate on that | go deeper | what more |
      is there more | is there anything else | further | keep talking | next | anything more | give me more | say more |
      say more about it | can you tell me more | i want to know more | i would like to hear more | expand on that |
      what else is there | what else do you know | what else did he do there | what else can you tell me about it |
      what else about it | the rest | so what | move on | you can continue | you can go on | do go on | do tell
    `),
  },
  yes: {
    phrases: toPhrases(`
      yes tell me about it | yes tell me more | yeah go on | yeah go ahead | ok go ahead | okay go ahead |
      sure go ahead | ok tell me | okay tell me | i would like to hear it | let me hear it | let us hear it |
      let us do that | yes let us | fine go on | go for that | please tell me | yes i am | that sounds good |
      alright go ahead | yes | yeah | yep | yup | sure | sure thing | of course | please do | i would |
      i would like that | i would love to | i would love that | why not | absolutely | definitely | that one |
      exactly | correct | yes that | do it | go for it | gladly | by all means | sounds good | that would be great |
      i do | that is what i meant | that is right | that is it | yes tell me | yes go on | yes go ahead |
      yes the first | yes the first one | affirmative | you got it | please | i guess so | if you like | uh huh |
      mhm | aye | indeed | yes do that | yes i want to | yeah go on then | yes go on then | oh go on then |
      go on then | sure why not | why not then | name them | list them then | do that | all of them |
      show me
    `),
  },
  no: {
    phrases: toPhrases(`
      not at all | do not | i would rather not | leave it | skip it | no let us not | not that either | nothing | no |
      no thanks | no thank you | nope | nah | not really | not now | neither | none of them | none of these |
      neither of them | not that | not that one | i do not | no need | rather not | maybe later | not interested |
      never mind | nevermind | forget it | no it is fine | that is not what i meant | that is not it | wrong |
      not today | just looking | just looking around | i am just looking | no nothing else | not the work |
      i was only curious
    `),
  },
  stop: {
    phrases: toPhrases(`
      hold on a sec | hold on a minute | wait there | bear with me | bear with me a second | give me a sec |
      gimme a second | hold the line | shush now | be silent | will you stop | could you be quiet | stop now |
      enough now | that will do | i was talking | do not talk | no more | stop that | hang on a minute | wait a sec |
      just a minute | just a sec | easy | shut it | zip it | stop | stop talking | stop it | wait | wait a second |
      wait a minute | hold on | hang on | hang on a second | hold on a second | one moment | one second |
      just a second | quiet | be quiet | silence | shush | hush | enough | that is enough | shut up | pause |
      give me a second | give me a minute | give me a moment | let me think | let me finish | stop for a second |
      stop there | halt | shh | sh | can you stop | could you stop | can you stop talking | can you be quiet |
      stop speaking | hold it | hush now | time out | a moment | one sec | hang on a sec | hold that thought |
      i am thinking | let me speak | let me talk
    `),
  },
  slower: {
    phrases: toPhrases(`
      once more slowly | slowly once more | again slowly | again but slowly | more slow | slow | too quick | you are too quick | not that fast | easy on the speed | could you go slower |
      take it slower | speak slow | talk slow | a bit more slowly | can you say it slower | can you say that slower |
      say that again slowly | say it slowly | repeat slowly | can you talk a bit slower | could you talk a bit slower |
      talk a bit slower | talk more slowly | can you speak a bit slower | can you slow down a bit |
      you are talking too fast | slower | more slowly | speak slower | speak more slowly | talk slower |
      can you speak slower | can you speak more slowly | could you speak more slowly | could you speak slower |
      can you talk slower | too fast | that was too fast | you talk too fast | you speak too fast | you are too fast |
      slow down | not so fast | a bit slower | a little slower | can you slow down | could you slow down |
      you are going too fast | can you go slower | slowly | say that slower | say it slower | speak up | louder |
      can you speak louder | speak louder | i can barely hear you | you are too quiet |
      could you say that a bit slower | could you repeat that more slowly | i am not native |
      i am not a native speaker | english is not my first language | my english is bad
    `),
  },
  acknowledge: {
    phrases: toPhrases(`
      ok | okay | i see | right | alright | hm | hmm | mm | mmm | ah | oh | got it | understood | fine | interesting |
      very interesting | makes sense | that makes sense | fair enough | really | wow | impressive |
      that is impressive | that is interesting | good to know | i understand | noted | that is a lot |
      sounds impressive | not bad | that is all i needed | that is all i wanted to know | that was all i needed |
      that answers it | that answers my question | that helps me a lot | i have everything i need | i know enough |
      very good | very well | well well | no way | is that so | i get it | okay then | that is good | great | good |
      nice | very nice | cool | awesome | lovely | perfect | amazing | brilliant | cool cool | oh cool | ok cool |
      oh nice | ha nice | hm nice | that is nice | that is cool | nice one | good one | good stuff | great stuff |
      mm hm | aha | ah ha | too bad | shame | that is a shame | pity | typical | figures | fair |
      that is fair | good to hear | glad to hear that | nice to know | right you are | true | that is true |
      you got me | smart | clever | that is clever | neat | sweet | super | splendid | fantastic | wonderful |
      excellent | sounds great | sounds reasonable | i like that | i like it | oh wow | ha | haha |
      okey | gotcha | good man | i see the pattern | no bother | ok then | alright then | fine by me | so be it |
      thought so | i thought so | as i thought | that figures | good for him | good for you | all clear | clear |
      point taken
    `),
    answeredBy: 'act-acknowledge/what',
  },
  thanks: {
    phrases: toPhrases(`
      that is very helpful | you have been very helpful | you are very patient | you are very kind |
      that is kind of you | appreciate it | much obliged | thanks | thank you | thank you very much | thanks a lot |
      thank you so much | cheers | much appreciated | i appreciate it | i appreciate that | thanks for that |
      thank you for that | thank you for the information | thanks for the info | that helps | that helped |
      that was helpful | that is helpful | very helpful | you have been helpful | you are helpful | thank you asad |
      thanks asad | thanks owl | good answer | well done | good job | i like you | you are funny | you are great |
      that was interesting | thanks anyway | thank you anyway | thanks all the same | pity thanks anyway | thx | ty |
      that was very helpful | very kind | thanks a million | thank you kindly | many thank you | many thanks |
      sweet thanks | nice one thanks | thanks heaps | thanks then | thank you for your time | thanks for your time |
      thanks for your patience | you have helped me | you helped me
    `),
    answeredBy: 'thanks/what',
  },
  greeting: {
    phrases: toPhrases(`
      sup | wassup | how is it hanging | how are things | how goes it | heya | are you ok | are you well |
      what is new | hello you | hi you | hey you | hello mister | afternoon | good evening to you | you there |
      anybody there | hello anyone | g day | hello bird | hi bird | hello | hi | hey | hi there | hello there |
      hey there | good day | hello asad | hi asad | hey asad | hello owl | greetings | howdy | hiya | yo | hallo |
      how are you | how are you doing | how are you today | how do you do | how is it going | nice to meet you |
      are you there | is anybody there | is anyone there | can you hear me | do you hear me | testing | test |
      are you awake | hello is this working | are you still there | you still there | anyone there | anybody home |
      morning | evening | what is up | can you hear me now | heyy | hello hello | is this thing on |
      hello is this thing on | is it on | hello is it on | is someone there | hello is someone there | is anybody in |
      anybody in | bonjour | hola | hello good day | oh hello there | oh hello | hey bird | heyy owl
    `),
    answeredBy: 'hello/what',
  },
  real: {
    phrases: toPhrases(`
      are you real | are you a robot | are you a bot | are you an ai | are you ai | are you human | are you a human |
      are you a person | are you a real person | are you a machine | are you a real owl | are you alive |
      is this a recording | is this a robot | is this a bot | is this ai | is this an ai | am i talking to a robot |
      am i talking to a machine | am i talking to a bot | am i talking to an ai | am i talking to a human |
      am i talking to a real person | am i speaking to a human | am i speaking to a real person | are you a chatbot |
      are you chatgpt | are you a computer | are you just a recording | are you a program | are you actually an owl |
      are you a bird | are you an owl | wait are you real | are you artificial intelligence | you are a robot |
      you are not real | you are an ai | are you conscious | are you sentient | are you some kind of ai |
      robot or human | what are you | what exactly are you | is there a human there | is this a real person
    `),
    answeredBy: 'are-you-ai/what',
  },
  maker: {
    phrases: toPhrases(`
      who made you | who built you | who created you | who programmed you | who wrote you | who designed you |
      who is your maker | who is your creator | who invented you | who developed you | who coded you |
      did omar build you | did omar make you | did he build you | did he make you | did he create you |
      did he program you | who trained you | who is behind you | who do you work for | who owns you |
      who do you belong to | where do you come from | how were you made | how were you built | how did he build you |
      how did he make you | were you built by omar | were you made by omar | how are you made
    `),
    answeredBy: 'act-maker/what',
  },
  frustration: {
    phrases: toPhrases(`
      this is getting on my nerves | you are getting on my nerves | i am fed up | i am losing patience |
      you are hopeless | you drive me mad | you are driving me crazy | forget you | i hate this |
      you are frustrating | what a stupid bird | stupid bird | you are bad at this | that was terrible | try harder |
      do better | you are no use | you are rubbish | you are dumb | that was useless | you did not answer |
      that is not an answer | this is a waste of time | are you stupid | you do not listen | not what i asked |
      wrong answer | for heavens sake | bloody hell | you did not listen | you are not listening |
      you do not understand | you do not understand me | this is useless | you are useless | that is useless |
      this does not work | this is not working | you are stupid | this is stupid | that is not what i asked |
      i did not ask that | i did not ask for that | that is wrong | that does not answer my question |
      you did not answer my question | you are not answering | that was not my question | are you even listening |
      are you listening | are you deaf | this is annoying | you are annoying | this is frustrating | i am frustrated |
      i give up | come on | for god s sake | damn | damn it | this is terrible | this is pointless |
      you are terrible | what a waste of time | you are no help | you are not helping | that does not help |
      that did not help | that is not helpful | not helpful | you keep saying the same thing | you already said that |
      you said that already | you are repeating yourself | stop repeating yourself | i just asked you that |
      i already asked that | i asked something else | that makes no sense | you make no sense | this is ridiculous |
      this is going nowhere | you do not know anything | you know nothing | do you understand anything |
      do you even understand me | bad answer | nonsense | rubbish | that is rubbish | this sucks | you suck |
      what are you talking about | no no no | that was not helpful | this is hopeless | you are not very smart |
      i am getting annoyed | answer my question | just answer the question | i said no | you say that a lot |
      you do not know much | you keep saying that
    `),
    answeredBy: 'act-frustration/what',
  },
  human: {
    phrases: toPhrases(`
      could you connect me to omar | could you connect me | connect me to him | could you put me through |
      can you get him on the phone | can you put him on | put me through to him | put me through to the man himself |
      put me through to the man | let me talk to the man himself | i want the man himself |
      let me talk to a real person | give me a real person | get me a human | can i have a word with him |
      can i have a word with omar | i would like a word with him | pass me on to omar | pass me to him | fetch him |
      fetch omar | is he in | is omar in | get him on the phone | get him on the line | put him on | put omar on |
      can you get him | could you get omar for me | can you connect me with him | can you connect me to omar |
      could i talk to him | can i talk to him about it | could i talk to him about it |
      could i talk to him about that | can i ask him myself | could i speak to him about it |
      can i discuss it with him | i would like to discuss it with him | let me talk to omar | let me speak to omar |
      let me speak with omar | i want to talk to omar | i want to speak to omar | i want to speak with omar |
      can i talk to omar | can i speak to omar | can i speak with omar | can i speak to omar directly |
      put me through to omar | put me through | connect me | connect me to omar | connect me with omar |
      connect me with him | get me omar | get omar | is omar there | is he there | is omar around | is he around |
      can i talk to him | can i speak to him | can i speak with him | let me talk to him | let me speak to him |
      let me speak with him | i want to talk to him | i would like to talk to omar | i would like to speak to omar |
      i would rather talk to omar | i would rather talk to him | i would rather speak to him | can i talk to a human |
      can i talk to a person | can i talk to a real person | can i speak to a human | can i speak to a person |
      can i speak to a real person | let me talk to a human | let me talk to a person | i want a human |
      i want to talk to a human | i want to talk to a person | i want to talk to a real person |
      i want to speak to a human | human please | a human please | real person please | transfer me |
      transfer me to omar | can you put me through | can you put me through to omar | can you connect me |
      can you transfer me | hand me over to omar | pass me to omar | i need to talk to omar |
      i need to speak to omar | i need to talk to him | may i speak to omar | may i speak with omar |
      may i speak to him | could i talk to omar | could i speak to omar | could i speak with omar directly |
      can i talk to someone real | give me omar | can omar talk now | can i get a human | get me a person |
      can somebody of flesh and blood talk to me
    `),
    answeredBy: 'act-human/what',
  },
  callback: {
    phrases: toPhrases(`
      can he ring me back | can he ring me back tomorrow | could he ring me | can he call me tomorrow |
      can you tell him to call me | tell him to ring me | ask him to ring me | get him to call me |
      could you get him to ring me | have him ring me | can omar ring me | can omar ring me back | would he call me |
      would he ring me | will he ring me back | let him call me | could he phone me back | can i leave him a message |
      tell him i called | tell omar i called | pass on a message | can you pass on a message | i want a call back |
      i would like a call back | call me back | can you call me back | could you call me back | can he call me back |
      could he call me back | can omar call me back | could omar call me back | can he call me | can omar call me |
      could he call me | have him call me | have omar call me | tell him to call me | tell omar to call me |
      tell him to call me back | ask him to call me | ask omar to call me | ask him to call me back |
      ask omar to call me back | i want him to call me | phone me | ring me | ring me back | give me a call |
      can he give me a call | can he phone me | can he ring me | will he call me | will he call me back |
      call me tomorrow | call me later | can you call me | can you ring me back | can you call me later |
      can you call me tomorrow | can someone call me back | can he get back to me | could he get back to me |
      my number is | can i leave my number | can i leave you my number | let me give you my number | take my number |
      can i give you my number | here is my number | could he ring me tomorrow | i want a callback |
      request a callback | callback please | can i get a call back | can i leave a message | take a message |
      can you take a message
    `),
    answeredBy: 'act-callback/what',
  },
  language: {
    phrases: toPhrases(`
      do you speak german | do you speak french | do you speak spanish | do you speak italian | do you speak arabic |
      do you speak portuguese | do you speak dutch | do you speak russian | do you speak chinese |
      do you speak turkish | do you speak polish | do you speak urdu | do you speak hindi |
      do you speak other languages | do you speak any other language | do you speak another language |
      do you speak english | can you speak german | can you speak french | can you speak spanish |
      can you speak portuguese | can we speak german | can we speak french | can we speak spanish |
      can we talk in german | can we talk in french | can we talk in spanish | can we do this in german |
      can we do this in spanish | can we do this in french | can we continue in german | can we continue in spanish |
      can we switch to german | can we switch to spanish | can i speak german | can i speak french |
      can i speak spanish | in german please | in french please | in spanish please | in portuguese please |
      speak german | speak spanish | speak french | auf deutsch | auf deutsch bitte | sprechen sie deutsch |
      sprichst du deutsch | hablas espanol | habla espanol | parlez vous francais | parles tu francais |
      parli italiano | fala portugues | what languages do you speak | which languages do you speak |
      what language do you speak | do you understand german | do you understand spanish | do you understand french |
      en francais | en espanol | german | spanish | french | deutsch | is there a german version |
      do you only speak english | do you only understand english | can i ask in german | can i ask in french |
      can i ask in spanish
    `),
    answeredBy: 'act-language/what',
  },
  spelling: {
    phrases: toPhrases(`
      say the email address | say his email address | read the email address | read out the email address |
      read me the email address | tell me the email address | what is the email address |
      what is his email address exactly | read it to me | read the address to me | i cannot see the page |
      i cannot see the card | i cannot see it | i am blind | i cannot see the screen | say it for me | say the email |
      give me the email address | could you spell his email | spell his address | can you spell his address |
      spell that address | spell that out | how do you write that | how do i write his address | spell it |
      spell that | can you spell that | can you spell it | could you spell that | could you spell it |
      how do you spell that | how do you spell it | how is that spelled | how is it spelled | how is that spelt |
      spell the address | spell the email | spell the email address | can you spell the address |
      can you spell the email | can you spell the email address | could you spell the address |
      could you spell the email address | spell his email | spell his email address | can you spell his email |
      can you spell his email address | could you spell his email address | how do you spell his email |
      how do you spell his email address | how do you spell the address | how is his email spelled |
      letter by letter | spell out the address | spell it out | can you spell it out | spell his name |
      can you spell his name | how do you spell his name | how do you spell omar | how do you spell linden |
      spell linden | what is the address exactly | read me the address | read out the address |
      can you read me the address | can you read the address to me | say the address | dictate the address |
      dictate it | spell your email | spell omar linden | can you spell that out | spell his last name |
      how is his name spelled | read me his email address | read the email address out | read it out to me |
      can you read it to me | letter for letter | the email letter by letter | the mail letter by letter |
      the address letter by letter | read me the email letter by letter | read me the email address letter by letter |
      say the mail address letter for letter
    `),
    answeredBy: 'act-spelling/what',
  },
  goodbye: {
    phrases: [
      ...farewells,
      ...toPhrases(`
        talk later | hang up | hang up now | you can hang up | you can hang up now | end the call | end this call |
        end call | end it | finish the call | close the call | stop the call | terminate the call | that is all |
        that is all for today | that was all | that will be all | that would be all | that is everything |
        that was everything | that is it for now | that is it for today | that will be it | i am done |
        i am finished | we are done | we are finished | i have to go | i have to go now | i must go | i must go now |
        i need to go | i need to go now | i need to leave | i need to leave now | i have to leave | i have got to go |
        i got to go | gotta go | i gotta go | got to go | i should go | i should get going | i will let you go |
        so long | take care | until next time | till next time | no more questions | i have no more questions |
        no further questions | i have no further questions | nothing else | nothing more | quit | exit |
        we can stop here | let us end here | let us stop here | let us leave it there | let us leave it at that |
        i will leave it at that | i will go now | i am off | i am leaving | until later | i will hang up now |
        i will hang up | talk soon | speak soon | that is enough for today | enough for today |
        that will do for today | cu | i am out | that is me done | that is me | talk to you some other time |
        talk to you another time | until another time | have a good time | laters | take care then | bye and thanks |
        goodbye and thanks | goodbye and thank you | so long then
      `),
    ],
  },
} as const;

/** Said before or after anything, without a meaning of its own. */
/** How an answer is wanted; he is brief already. */
export const BRIEFLY = toPhrases(`
  be quick | be brief | make it quick | make it short | keep it short | keep it brief | quickly | briefly |
  in a nutshell | in a few words | in one sentence | in a sentence | in a word | in one word | in two words | in short |
  in brief | in plain words | in plain english | in simple words | in simple terms | roughly | just roughly
`);

export const courtesies = [
  ...BRIEFLY,
  ...toPhrases(`
    whatever | no worries | no problem | never fear | k | kay | lol | haha | ha | ooh | aha | boring | skip that |
    forget that | leave that | never mind that | never mind | right now | for me | be honest | honestly | seriously |
    out of curiosity | just curious | next question | another question | right then | fine then | brilliant | now then |
    please | ok | okay | well | so | um | uh | uhm | umm | er | erm | hm | hmm | ah | oh | right | all right | alright |
    great | good | nice | perfect | cool | fine | lovely | awesome | wonderful | excellent | thanks | thank you |
    thank you very much | thank you so much | thanks a lot | many thanks | thanks again | thank you again | and | but |
    then | hey there | hi there | hello there | hey | hi | hello | sorry | excuse me | my friend | mate | dear |
    you know | i mean | anyway | actually | just | alright then | ok then | if you do not mind | if you can |
    if possible | could you please | would you please | i think | i guess | no | yes | yeah | wow | interesting |
    i see | got it | one more thing | by the way | cheers | that is great | sir | buddy | quick question |
    one question | a question | for now | for your time | for your help | for the help | for the talk | for the chat |
    for everything | very much | everyone | i wonder | i was wondering | let us see | impressive | sounds good |
    good to know | makes sense | understood | perfect thanks
  `),
];

/** Said beside a farewell, and no farewell alone. */
export const partings = toPhrases(`
  that is it | that is it from me | that is what i needed | that is everything i need | that is a wrap |
  that is something | aw | aww | oh well | that will do for me | thx | ty | aight | bless | bless you |
  oh that is you | cool cool | that will do | i do not want to keep you | well then | pity thanks | very good |
  very well | very kind | done | that is me | lame | meh | too bad | pity | a pity | great talk | good talk |
  i will think about it | i will think it over | let me think about it | i will sleep on it | i will be in touch |
  i will write to him | i will write him | i will write him a mail | i will mail him | i will book a call |
  i will book one | i have everything | i have everything i need | i have all i need | i have what i need |
  i have what i came for | i have what i wanted | i know enough | i know what i wanted to know | i have heard enough |
  i have seen enough | that is all i needed | that is all i wanted | that is all i wanted to know |
  that is all i need | that was all i needed | that was all i wanted to know | that answers it |
  that answers my question | that answers everything | that is enough for my notes | that is enough for me |
  that is enough for now | that helps me plenty | that helps me a lot | that helps a lot | that helped a lot |
  that was nice | that was fun | that was quick | that was great | this was fun | this was great | this was nice |
  it was nice talking to you | it was nice talking | nice talking to you | lovely talking to you |
  good talking to you | pleasure talking to you | nice to meet you | nice meeting you | it was a pleasure |
  my train is here | my bus is here | my stop is next | my next meeting is calling | my meeting starts |
  my coffee is ready | dinner is ready | i am late | i am at work | i have a meeting | i have got a meeting |
  i have another meeting | gotta run | i gotta run | got to run | i have to run | i must run | must dash | must run |
  time to go | i will get out of your feathers | i will leave you alone | i will leave you in peace |
  i will let you sleep | i am not convinced | not convinced | not for me | i will pass | i will call again |
  i will come back | i will be back | you were helpful | you were great | you were very helpful |
  you have been great | you are a good bird | you are a good owl | keep it up | keep up the good work | all the best |
  good luck | for today | today | now | until then | till then | from me | to you | to you too | you too | so much |
  i am off then | right i am off | super | okey | kk | sweet | i will tell my friends | that is me done |
  thank you kindly | i will leave you at it | i leave you at it | tell omar hi | tell him hi | tell him i said hi |
  say hi to omar | my regards to omar | give him my regards | it has been a pleasure | honest at least | how funny |
  good one | nice one | is enough | mister | my dear | i have it | you are fun | thanks for the patience |
  thanks for all that | thank you for your patience | that is all from my side | my time is up | funny | grand |
  grand job | i am done here | this is my stop | i hang up now | my lift is here | my ride is here | my taxi is here |
  i will leave you to it | i will tell him to write | smart man | thanks for the chat |
  i will think about it and call again | thanks for your help | i have to get off | i have a meeting now |
  my phone is dying | my battery is low | my boss is coming | i have to get back to work | back to work |
  lunch is over | i have to hang up | i have to hang up now | i will ring off | i will ring off now |
  that is my train | that is my bus | here comes my bus | here comes my train | you are charming |
  you are quite charming | enough for me | i will call again tomorrow | i will let him know | i will pass it on |
  fair enough
`);

/** What begins a correction: it is left out, and the rest is asked. */
export const corrections = toPhrases(`
  no i meant | no i mean | i meant | i mean | no not that | not that one | sorry i meant | sorry no i meant |
  no sorry i meant | no sorry | sorry no | actually i meant | no wait | wait no | no no | no no i meant |
  i was asking about | no i was asking about | i asked about | no i asked about | i said | no i said |
  no actually | rather | or rather | correction | let me rephrase | what i meant was | what i mean is | no i want |
  i was talking about | no i was talking about | i am talking about | no i am talking about | not that | oops i meant |
  oh i meant | sorry | no | wait i meant | wait | stop | hang on | hold on | ok stop | yes but | yes and | yes
`);

/** Words of other languages that English has not. Two of them, and the utterance is no English. */
export const foreignWords = toWords(`
  ich ist und nicht haben sie wie wer wo kann konnen sprechen bitte guten deutsch welche projekte gemacht arbeiten ein
  eine der das auf uber mir gibt es bonjour je suis vous est que qui quoi comment pouvez parlez francais les des quels
  quel sont ses projets travaille avec une sur puis peux hola buenos dias como esta usted puedo puede hablar hablas
  habla espanol cual cuales proyectos quien donde trabaja por para los las el ola bom dia voce fala portugues quais
  projetos ele quem onde ciao buongiorno parla italiano sono progetti lui che cosa spreekt nederlands heeft hij wat
  mowisz polsku merhaba turkce
`);
