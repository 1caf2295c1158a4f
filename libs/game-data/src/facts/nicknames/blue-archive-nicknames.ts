// Over 100 lines on purpose: a table, written by hand from the words that players use.

/** `type name | nickname, nickname …` per line. */
export const blueArchiveNicknames = `
1 Aru | president aru, problem solver 68, rikuhachima aru, 陆八魔, 社长, 阿鲁
1 Eimi | izumimoto eimi, 和泉元
1 Haruna | kurodate haruna, gourmet club president, 黑馆
1 Hifumi | ajitani hifumi, faust, peroro fan, 日富美
1 Hina | sorasaki hina, prefect leader, 空崎, 阳奈, 日奈
1 Hoshino | takanashi hoshino, uhe, oji-san, 小鸟游, 星野
1 Iori | shiromi iori, 银镜, 伊织
1 Maki | konuri maki
1 Neru | mikamo neru, double o, 美甘, 尼禄
1 Izumi | shishidou izumi
1 Shiroko | sunaookami shiroko, bank robber, 砂狼, 白子
1 Shun | sunohara shun
1 Sumire | otohana sumire
1 Tsurugi | kenzaki tsurugi, 剑先, 弦生
1 Akane | murokasa akane
1 Akari | wanibuchi akari
1 Hasumi | hanekawa hasumi, 羽川
1 Nonomi | izayoi nonomi, 十六夜
1 Kayoko | onikata kayoko, 鬼方, 佳代子
1 Mutsuki | asagi mutsuki, kufufu, 浅黄, 睦月
1 Junko | akashi junko
1 Serika | kuromi serika, 黑见, 芹香
1 Tsubaki | kasuga tsubaki
1 Yuuka | hayase yuuka, thigh, accountant, 早濑, 优香
1 Haruka | igusa haruka, 伊草
1 Asuna | ichinose asuna, 一之濑
1 Kotori | toyomi kotori
1 Suzumi | morizuki suzumi
1 Pina | asahina pina, feena
1 Hibiki | nekozuka hibiki
1 Karin | kakudate karin, 角楯
1 Airi | kurimura airi
1 Fuuka | aikiyo fuuka
1 Hare | omagari hare
1 Utaha | shiraishi utaha
1 Ayane | okusora ayane
1 Chinatsu | hinomiya chinatsu
1 Kotama | otose kotama
1 Juri | ushimaki juri
1 Serina | sumi serina, 鹫见
1 Mashiro | shizuyama mashiro
1 Izuna | kuda izuna, ninja, 久田, 泉奈
1 Shizuko | kawawa shizuko
1 Aris | tendou aris, alice, tendou alice, bangbakabang, 爱丽丝, 天童
1 Midori | saiba midori, 才羽绿
1 Momoi | saiba momoi, 才羽桃井
1 Cherino | renkawa cherino, president cherino
1 Nodoka | amami nodoka
1 Yuzu | hanaoka yuzu, 柚子
1 Azusa | shirasu azusa, 白洲, 梓
1 Hanako | urawa hanako, 浦和
1 Koharu | shimoe koharu, ecchi no, 下江
1 Azusa (Swimsuit) | s azusa, szusa, sazusa, swimsuit azusa, 水梓
1 Hina (Swimsuit) | s hina, shina, swimsuit hina, 水日奈
1 Iori (Swimsuit) | s iori, siori, swimsuit iori
1 Shiroko (Cycling) | cycling shiroko, riding shiroko, r shiroko
1 Kirino | nakatsukasa kirino
1 Natsu | yutori natsu
1 Mari | iochi mari, nun mari, 伊落
1 Hatsune Miku | miku, vocaloid, 初音
1 Ako | amau ako, 天雨, 亚子
1 Wakamo | kosaka wakamo, fox of calamity, 狐坂
1 Fubuki | aikawa fubuki, donut
1 Sena | himuro sena, ambulance
1 Chihiro | kagami chihiro
1 Ui | kozeki ui
1 Hinata | wakaba hinata
1 Miyako | tsukiyuki miyako, rabbit 1
1 Saki | sorai saki, rabbit 2
1 Moe | kazekura moe, rabbit 3
1 Miyu | kasumizawa miyu, rabbit 4, trash can
1 Iroha | natsume iroha, tiger tank, 棗
1 Misaki | imashino misaki
1 Hiyori | tsuchinaga hiyori
1 Atsuko | hakari atsuko, princess atsuko
1 Hoshino (Swimsuit) | s hoshino, shoshino, swimsuit hoshino, 水星野
1 Saori | joumae saori, 锭前
1 Kazusa | kyouyama kazusa, cath palug
1 Kokona | sunohara kokona
1 Noa | ushio noa, 生盐
1 Himari | akeboshi himari, super genius hacker
2 Eligma | eleph currency, purple stone
2 Keystone | ks
2 Total Assault Coin | raid coin, ta coin
2 Tactical Challenge Coin | pvp coin, arena coin
2 Superior Activity Report | exp report, purple report, ssr report
2 Bounty Coin | bounty
`;
