// Makes Traditional Chinese from the Simplified of this project, with a table of characters and one of the words in which a
// character is another than usual. It is no general converter: a test checks that it knows every character in use.

/** Each simplified character is followed by its traditional one. */
const characters =
  '芦蘆墙牆万萬与與专專业業东東丝絲两兩个個丰豐丢丟却卻颗顆饼餅烦煩临臨为為丽麗举舉么麼义義乐樂习習书書买買乱亂争爭于於云雲亚亞产產亲親仅僅从從仓倉们們价價众眾优優会會伟偉传傳体體余餘侦偵倾傾偿償储儲儿兒兰蘭关關兴興养養内內写寫军軍农農冯馮冲衝决決况況净淨册冊' +
  '准準减減几幾凤鳳凭憑击擊划劃刘劉则則刚剛创創别別剑劍剧劇劝勸办辦务務动動励勵势勢区區医醫华華协協单單卖賣占佔历歷压壓县縣参參双雙发發变變叙敘叠疊叶葉号號后後吕呂吗嗎听聽启啟员員响響唤喚团團园園围圍国國图圖圆圓圣聖场場坏壞块塊' +
  '壮壯声聲壳殼处處备備复複够夠头頭夹夾夺奪奖獎妇婦孙孫学學宁寧实實审審宫宮宽寬对對寻尋导導将將尔爾尝嘗尽盡层層届屆属屬岁歲峦巒巩鞏币幣帅帥师師带帶帮幫干乾并並广廣庄莊庆慶庐廬应應废廢开開异異弃棄张張弥彌弯彎弹彈强強归歸当當录錄忆憶忧憂' +
  '怀懷总總惊驚惯慣愿願戏戲战戰扑撲执執扩擴扬揚扰擾抛拋护護担擔拟擬拥擁择擇挂掛挡擋挥揮损損换換据據敌敵数數断斷无無旧舊时時显顯暂暫术術机機杀殺杂雜权權条條来來杨楊杰傑松鬆极極构構标標栋棟栏欄树樹样樣桥橋梦夢检檢楼樓横橫欢歡欧歐' +
  '歼殲残殘毁毀毕畢气氣汇匯汉漢没沒沥瀝泽澤浅淺测測济濟浏瀏涂塗渐漸温溫滚滾满滿滤濾灭滅灵靈点點热熱爱愛牵牽状狀独獨献獻环環现現瓮甕电電画畫盖蓋盘盤着著码碼确確离離种種积積称稱稳穩竖豎竞競笔筆签簽简簡类類紧緊纠糾红紅约約级級纪紀纯純' +
  '纲綱纵縱纸紙纹紋线線练練组組细細织織终終经經绑綁结結绕繞绘繪给給络絡统統继繼绩績续續维維综綜绿綠缀綴编編缘緣缝縫缩縮罂罌网網罗羅联聯胜勝胁脅脑腦脚腳脱脫脸臉艺藝节節范範荣榮莲蓮获獲营營蓝藍虑慮虚虛虽雖补補装裝见見观觀规規览覽觉覺触觸计計订訂' +
  '认認讨討让讓训訓议議记記讲講许許论論设設访訪证證评評识識诉訴词詞译譯试試诗詩话話该該详詳语語误誤说說请請诸諸读讀颗顆课課调調谢謝谦謙谱譜贝貝负負贡貢责責账賬货貨质質贴貼贵貴赏賞赔賠赞贊赠贈赢贏赵趙赶趕趋趨车車轨軌转轉轮輪软軟轻輕' +
  '载載辆輛辑輯输輸边邊达達过過运運还還这這进進远遠违違连連迟遲适適选選递遞逻邏遥遙释釋里裡鉴鑒针針钟鐘钢鋼钻鑽银銀链鏈销銷锋鋒错錯键鍵锻鍛镇鎮镜鏡长長门門闭閉问問闯闖间間闷悶闸閘闻聞阅閱队隊阳陽阴陰阵陣阶階际際险險随隨隐隱难難' +
  '雏雛静靜页頁顶頂项項顺順须須顾顧顿頓预預领領频頻题題风風飞飛饮飲饰飾馆館马馬验驗骗騙骤驟鱼魚鲁魯鲜鮮鳖鱉鸟鳥鸣鳴黄黃齐齊龙龍邻鄰径徑摆擺谁誰败敗荐薦财財费費侧側艰艱妈媽谜謎兽獸杠槓铃鈴宝寶恶惡缠纏峡峽恒恆岚嵐删刪叹嘆抢搶颜顏匀勻库庫态態扫掃报報档檔穷窮绝絕询詢赖賴较較钮鈕驱驅“「”」';

/**
 * Words that are not converted character by character: first those with an ambiguous character, then words of the trade that differ
 * in Taiwan and Hong Kong. A word that begins another comes after it.
 */
const words =
  '恢复 恢復|重复 重複|反复 反覆|回复 回覆|答复 答覆|复原 復原|修复 修復|复盘 復盤|关系 關係|联系 聯繫|' +
  '一只 一隻|两只 兩隻|三只 三隻|每只 每隻|干净 乾淨|若干 若干|干扰 干擾|干什么 幹什麼|主干 主幹|' +
  '皇后 皇后|头发 頭髮|这里 這裡|公里 公里|尽量 儘量|尽管 儘管|钟表 鐘錶|制造 製造|制作 製作|复制 複製|' +
  '松树 松樹|松月 松月|占卜 占卜|计划 計劃|准许 准許|批准 批准|丑角 丑角|范围 範圍|游戏 遊戲|游玩 遊玩|' +
  '游星 遊星|周围 周圍|一周 一週|本周 本週|并列 並列|合并 合併|不准 不准|山谷 山谷|采用 採用|闯关 闖關|' +
  '几乎 幾乎|茶几 茶几|冲四 衝四|了解 瞭解|布兵 佈兵|水泄 水洩|峰回路转 峰迴路轉|' +
  '读屏软件 螢幕報讀軟體|软件 軟體|浏览器 瀏覽器|链接 連結|屏幕 螢幕|触屏 觸控螢幕|鼠标 滑鼠|网络 網路|' +
  '联网 連網|文件夹 資料夾|文件 檔案|导出 匯出|导入 匯入|设置 設定|默认 預設|函数 函式|代码 程式碼|' +
  '注册 註冊|设备 裝置|运行 執行|存储 儲存|粘贴 貼上|信息 資訊|程序 程式|缓存 快取';

const characterMap = new Map(/** @type {[string, string][]} */ (characters.match(/../gu)?.map((pair) => [...pair])));
const wordMap = new Map(words.split('|').map((pair) => /** @type {[string, string]} */ (pair.split(' '))));
const pattern = new RegExp(`${[...wordMap.keys()].join('|')}|[\\p{Script=Han}“”]`, 'gu');

/** The simplified characters that the table knows. */
export const known = [...characterMap.keys()];

/**
 * @param {string} text in Simplified Chinese
 * @returns {string} in Traditional Chinese; whatever is not Chinese stays
 */
export const toHant = (text) =>
  text.replace(pattern, (found) => wordMap.get(found) ?? characterMap.get(found) ?? found);

const simplified = new Set([...known, ...[...wordMap.keys()].join('')]);

/** The characters that only Traditional texts have. */
export const onlyInHant = [...new Set([...characterMap.values(), ...[...wordMap.values()].join('')])].filter(
  (char) => !simplified.has(char),
);
