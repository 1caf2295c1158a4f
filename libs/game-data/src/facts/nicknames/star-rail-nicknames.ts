// Over 100 lines on purpose: a table, written by hand from the words that players use.

/** `type name | nickname, nickname …` per line. */
export const starRailNicknames = `
1 March 7th | march, m7, mar7, m7th, 三月, なのか, март 7
1 Dan Heng | dh, danheng, 丹恒老师, дань хэн
1 Dan Heng • Imbibitor Lunae | dhil, il, danheng il, imbibitor, lunae, dan feng, 饮月, 饮月君, 丹枫, 龙丹, дань хэн: пожиратель луны
1 Himeko | hime, murata, 姬子阿姨, 姫子さん, химеко
1 Welt | welt yang, 杨叔, 瓦尔特杨, вельт
1 Kafka | kafuka, mommy, 卡妈, 卡芙卡妈妈, кафка
1 Silver Wolf | sw, bronie, hacker, 银狼酱, серебряный волк
1 Arlan | security head
1 Asta | lead researcher
1 Herta | kuru kuru, kurukuru, herta puppet, 转圈圈, герта
1 The Herta | big herta, therta, madam herta, 大黑塔女士
1 Bronya | supreme guardian, 鸭鸭, 大鸭鸭, броня
1 Seele | babochka, 希儿酱, зеле
1 Serval | rock star mechanic
1 Gepard | geppie, landau, 杰帕德长官
1 Natasha | nat, doctor natasha, 娜塔莎医生, наташа
1 Pela | pelageya
1 Clara | svarog, 史瓦罗, 克拉拉史瓦罗
1 Sampo | sampo koski, koski, сампо
1 Hook | pitch-dark hook
1 Luka | boxer
1 Topaz & Numby | topaz, numby, 托帕, 账账, トパーズ
1 Qingque | qq, mahjong, 摸鱼王, цинцюэ
1 Tingyun | ting, foxian merchant, тинъюнь
1 Luocha | coffin, otto, 罗刹棺材, лоча
1 Jing Yuan | jy, the general, lightning lord, 景元将军, 神君, цзин юань
1 Blade | ren, yingxing, 应星, 刃哥, клинок
1 Sushang | big sister su, сушан
1 Fu Xuan | fx, fuxuan, 太卜, 符太卜, фу сюань
1 Yanqing | sword champion, яньцин
1 Guinaifen | gui, guinevere, 小桂子
1 Bailu | vidyadhara healer, 龙女, байлу
1 Jingliu | jl, transcendence blade, 剑首, 镜流师父, цзинлю
1 Huohuo | tail, hh, 尾巴, хохо
1 Jiaoqiu | fox chef
1 Feixiao | merlin's claw, 天击将军, 飞霄将军
1 Lingsha | ls, cauldron master
1 Moze | shadow guard
1 Fugue | tingyun sp, sp tingyun
1 Gallagher | bartender, bloodhound, галлахер
1 Argenti | knight of beauty, roses
1 Ruan Mei | rm, ruanmei, 阮梅, жуань мэй
1 Aventurine | aven, kakavasha, gambler, 砂金石, アベン, авантюрин
1 Dr. Ratio | ratio, veritas ratio, veritas, 真理, 教授, доктор рацио
1 Sparkle | hanabi, 花火酱, искорка
1 Black Swan | bs, swan, чёрный лебедь
1 Acheron | raiden mei, mei
1 Robin | singer, halovian, 知更鸟小姐, зарянка
1 Firefly | sam, ff, stellaron hunter sam, 萨姆, ホタルちゃん, светлячок
1 Sunday | mr sunday, bronze melodia, воскресенье
1 Jade | bonajade, jade ipc, яшма
1 Boothill | bh, cowboy
1 Rappa | ninja
1 Misha | bellboy
1 Aglaea | agl, goldweaver, 金织
1 Tribbie | trib, trianne, trinnon, tribios, 缇安, 缇宁
1 Mydei | mydeimos, 迈德漠斯
1 Anaxa | anaxagoras, 那刻夏老师
1 Cipher | cifera, 赛法利娅
1 Castorice | cas, castor, 蝶宝
1 Phainon | khaslana, deliverer, 卡厄斯兰那
1 Hyacine | hyacinthia, ica
1 Hysilens | hysi
1 Cerydra | caesar, 凯撒
1 Evernight | march 7th evernight, remembrance march
1 Trailblazer | mc, tb, caelus, stelle, hmc, rmc, fmc, trailblazer mc, harmony mc, 主角, 穹妹, 星宝, 主人公, первопроходец
4 Night on the Milky Way | notmw, himeko cone
4 In the Night | itn, seele cone
4 Something Irreplaceable | clara cone
4 But the Battle Isn't Over | btbio, bronya cone
4 In the Name of the World | itnotw, welt cone
4 Moment of Victory | mov, gepard cone
4 Patience Is All You Need | piayn, kafka cone
4 Incessant Rain | ir, silver wolf cone
4 Echoes of the Coffin | eotc, luocha cone
4 The Unreachable Side | tus, blade cone
4 Before Dawn | jing yuan cone
4 She Already Shut Her Eyes | sashe, fu xuan cone
4 Sleep Like the Dead | sltd, yanqing cone
4 Time Waits for No One | twfno, bailu cone
4 I Shall Be My Own Sword | isbmos, jingliu cone
4 Brighter Than the Sun | btts, dhil cone
4 Worrisome, Blissful | topaz cone
4 Night of Fright | nof, huohuo cone
4 An Instant Before A Gaze | aibag, argenti cone
4 Past Self in Mirror | psim, ruan mei cone
4 Baptism of Pure Thought | bopt, ratio cone
4 Earthly Escapade | ee, sparkle cone
4 Reforged Remembrance | rr, black swan cone
4 Inherently Unjust Destiny | iud, aventurine cone
4 Along the Passing Shore | atps, acheron cone
4 Whereabouts Should Dreams Rest | wsdr, firefly cone
4 Flowing Nightglow | robin cone
4 Sailing Towards a Second Life | stasl, boothill cone
4 Yet Hope Is Priceless | yhip, jade cone
4 Those Many Springs | tms, yunli cone
4 Dance at Sunset | das
4 I Venture Forth to Hunt | ivfth, feixiao cone
4 Scent Alone Stays True | sast, lingsha cone
4 Ninjutsu Inscription: Dazzling Evilbreaker | rappa cone
4 A Grounded Ascent | aga, sunday cone
4 On the Fall of an Aeon | otfoaa, fall of an aeon
4 Cruising in the Stellar Sea | cits, cruising
4 Texture of Memories | tom
4 Solitary Healing | sh
4 Dance! Dance! Dance! | ddd
4 Memories of the Past | motp
4 Post-Op Conversation | poc
4 Day One of My New Life | doomnl
4 Planetary Rendezvous | pr
4 Quid Pro Quo | qpq
9 Passerby of Wandering Cloud | passerby, 过客
9 Musketeer of Wild Wheat | musketeer, 快枪手
9 Knight of Purity Palace | kopp, 圣骑
9 Hunter of Glacial Forest | ice set, 雪猎
9 Champion of Streetwise Boxing | physical set, 拳王
9 Firesmith of Lava-Forging | fire set, 火匠
9 Genius of Brilliant Stars | quantum set, genius, 量子套
9 Band of Sizzling Thunder | lightning set, 雷乐队
9 Eagle of Twilight Line | wind set, eagle, 翔鹰
9 Thief of Shooting Meteor | thief, 怪盗
9 Wastelander of Banditry Desert | imaginary set, wastelander, 废土客
9 Longevous Disciple | ld, longevous, 莳者
9 Messenger Traversing Hackerspace | messenger set, 信使
9 The Ashblazing Grand Duke | duke, tagd, ashblazing, 大公
9 Prisoner in Deep Confinement | prisoner, dot set, 囚徒
9 Pioneer Diver of Dead Waters | pioneer, 死水
9 Watchmaker, Master of Dream Machinations | watchmaker, 钟表匠
9 Iron Cavalry Against the Scourge | iron cavalry, 铁骑
9 The Wind-Soaring Valorous | valorous, 勇烈
9 Space Sealing Station | sss, 空间站
9 Fleet of the Ageless | fota, 老者
9 Belobog of the Architects | belobog set, 筑城者
9 Celestial Differentiator | celdiff, 差分机
9 Inert Salsotto | salsotto, 萨尔索图
9 Sprightly Vonwacq | vonwacq, 翁瓦克
9 Rutilant Arena | rutilant, 竞技场
9 Broken Keel | keel, 折断的龙骨
9 Firmament Frontline: Glamoth | glamoth, 格拉默
9 Sigonia, the Unclaimed Desolation | sigonia set, 茨冈尼亚
9 Duran, Dynasty of Running Wolves | duran set, 都蓝
2 Stellar Jade | jades, sjade, 星琼石, звёздный нефрит
2 Credit | credits, money, 信用点数, кредиты
2 Star Rail Pass | standard pass, blue ticket, 通票
2 Star Rail Special Pass | special pass, limited pass, gold ticket, 专票
2 Trailblaze Power | stamina, energy, tbp, 体力
2 Fuel | stamina refill, battery
2 Traveler's Guide | exp book, purple book
2 Tracks of Destiny | tod, trace crown
`;
